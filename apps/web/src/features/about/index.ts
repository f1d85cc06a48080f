export { About } from './About.tsx'
export { useStaff } from './use-staff.ts'
