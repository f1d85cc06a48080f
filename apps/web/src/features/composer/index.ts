import { lazy } from 'react'
import { withCompanion } from '../../lib/lazy-module.ts'

export { followMessage } from './message.ts'
export { PanelComposer } from './PanelComposer.tsx'
export { SuggestingField } from './text/SuggestingField.tsx'
export { editPost, editWaiting, redraftPost } from './rewrite.ts'

/** The form below a post. Fetched when somebody wants to write. */
export const InlineComposer = lazy(async () => ({
  default: (await withCompanion(() => import('./InlineComposer.tsx'))).InlineComposer,
}))

/** Writing in a window. Fetched when somebody wants to write. */
export const ComposerWindow = lazy(async () => ({
  default: (await withCompanion(() => import('./window/ComposerWindow.tsx'))).ComposerWindow,
}))
