export { HeadFields, HeadHtml, HeadLook, HeadNote, HeadPlainNote } from './parts/HeadLook.tsx'
export { Profile } from './Profile.tsx'
