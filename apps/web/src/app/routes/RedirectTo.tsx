import { useLayoutEffect } from 'react'

import { navigate } from '../../lib/navigate.ts'

/** Takes the place of a screen that may not be opened, and of its history entry. */
export function RedirectTo({ path }: { readonly path: string }) {
  useLayoutEffect(() => navigate(path, { isReplacing: true }), [path])
  return null
}
