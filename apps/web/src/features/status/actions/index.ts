import { bookmark } from './bookmark.ts'
import { deletePost } from './delete.ts'
import { favourite } from './favourite.ts'
import { filterLike } from './filter.ts'
import { history } from './history.ts'
import { copyLink, openOriginal, share } from './links.ts'
import { muteThread } from './mute-thread.ts'
import { blockAuthor, muteAuthor, muteAuthorFor, report } from './person.ts'
import { pin } from './pin.ts'
import { repeat } from './repeat.ts'
import { react } from './react.ts'
import { author, media, open, sensitiveMedia, showMuted, warning } from './reading.ts'
import { mention, quote, reply } from './reply.ts'
import { edit, redraft } from './rewrite.ts'
import { translate } from './translate.ts'
import type { StatusAction } from './types.ts'
import { unfold } from './unfold.ts'
import { whyHere } from './why-here.ts'

/** What stands in the menu, in its order; the bookmark only where the bar has no room for it. */
export const menuActions = [
  unfold,
  muteThread,
  pin,
  bookmark,
  edit,
  history,
  whyHere,
  copyLink,
  openOriginal,
  share,
  translate,
  muteAuthor,
  muteAuthorFor,
  filterLike,
  redraft,
  deletePost,
  blockAuthor,
  report,
] as const

const allActions = [
  open,
  react,
  author,
  media,
  warning,
  showMuted,
  sensitiveMedia,
  reply,
  repeat,
  quote,
  favourite,
  mention,
  ...menuActions,
] as const

export type ActionName = (typeof allActions)[number]['name']

/** Everything that can be done with a post, in the order of the list of keys. Of one key, the first that is offered. */
export const statusActions: readonly StatusAction<ActionName>[] = allActions

export { bookmark }
