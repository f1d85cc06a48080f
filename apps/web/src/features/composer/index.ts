import { lazyView } from '../lazy/index.ts'

export { followMessage } from './message.ts'
export { SidebarComposer } from './SidebarComposer.tsx'
export { SuggestingField } from './text/SuggestingField.tsx'
export { editPost, editWaiting, redraftPost } from './rewrite.ts'

/** The form below a post. Fetched when somebody wants to write. */
export const InlineComposer = lazyView(() =>
  import('./InlineComposer.tsx').then((part) => part.InlineComposer),
)

/** Writing in a window. Fetched when somebody wants to write. */
export const ComposerWindow = lazyView(
  () => import('./window/ComposerWindow.tsx').then((part) => part.ComposerWindow),
  null,
  { isWindow: true },
)
