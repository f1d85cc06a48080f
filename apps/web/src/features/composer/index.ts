import { lazy } from 'react'

export { PanelComposer } from './PanelComposer.tsx'

/** The form below a post. Fetched when somebody wants to write. */
export const InlineComposer = lazy(async () => ({
  default: (await import('./InlineComposer.tsx')).InlineComposer,
}))

/** Writing in a window. Fetched when somebody wants to write. */
export const ComposerWindow = lazy(async () => ({
  default: (await import('./ComposerWindow.tsx')).ComposerWindow,
}))
