import { lazyView } from '../lazy/index.ts'

/** The window in which the viewer changes their profile. Fetched when somebody wants to. */
export const EditProfileDialog = lazyView(
  () => import('./EditProfileDialog.tsx').then((part) => part.EditProfileDialog),
  null,
  { isWindow: true },
)
