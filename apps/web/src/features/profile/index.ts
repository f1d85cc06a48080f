export { HeadFields } from './parts/HeadFields.tsx'
export { ProfileBanner } from './parts/ProfileBanner.tsx'
export { HeadHtml, HeadNote, HeadPlainNote } from './parts/HeadNote.tsx'
export { Profile } from './Profile.tsx'
