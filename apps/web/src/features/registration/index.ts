export { SignUp } from './SignUp.tsx'
export { WaitingNote } from './WaitingNote.tsx'
