import { lazy } from 'react'

import { withCompanion } from '../../lib/lazy-module.ts'

/** The window in which the viewer changes their profile. Fetched when somebody wants to. */
export const EditProfileDialog = lazy(async () => ({
  default: (await withCompanion(() => import('./EditProfileDialog.tsx'))).EditProfileDialog,
}))
