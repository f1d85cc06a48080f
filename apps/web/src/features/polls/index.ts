export { Poll } from './Poll.tsx'
