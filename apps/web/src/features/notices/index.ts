export { Notices } from './Notices.tsx'
export { useTellWithReasons } from './tell-with-reasons.ts'
