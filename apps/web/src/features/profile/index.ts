export { HeadFields } from './parts/HeadFields.tsx'
export { HeadLook } from './parts/HeadLook.tsx'
export { HeadHtml, HeadNote, HeadPlainNote } from './parts/HeadNote.tsx'
export { Profile } from './Profile.tsx'
