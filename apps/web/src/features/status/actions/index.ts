import { bookmark } from './bookmark.ts'
import { deletePost } from './delete.ts'
import { favourite } from './favourite.ts'
import { copyLink, openOriginal } from './links.ts'
import { repeat } from './repeat.ts'
import { quote, reply } from './reply.ts'
import type { StatusAction } from './types.ts'

/** Everything that can be done with a post. */
export const statusActions: readonly StatusAction[] = [
  reply,
  repeat,
  quote,
  favourite,
  bookmark,
  copyLink,
  openOriginal,
  deletePost,
]

/** What stands in the menu, in its order; the bookmark only where the bar has no room for it. */
export const menuActions: readonly StatusAction[] = [bookmark, copyLink, openOriginal, deletePost]

export { bookmark }
