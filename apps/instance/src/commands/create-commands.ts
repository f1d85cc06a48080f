import type { Context } from '../context.ts'
import { withTransaction } from '../context.ts'
import { addRemoteHost, createAccount, updateAccount } from './accounts.ts'
import {
  addAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  reactToAnnouncement,
} from './announcements.ts'
import { deleteStatus } from './delete-status.ts'
import { editStatus, setCard } from './edit-status.ts'
import { acceptFollow, follow, rejectFollow, unfollow } from './follows.ts'
import * as interactions from './interactions.ts'
import { addToList, createList, followTag, removeFromList, unfollowTag } from './lists.ts'
import { addMedia, describeMedia } from './media.ts'
import { vote } from './polls.ts'
import { postStatus } from './post-status.ts'
import { react, unreact } from './reactions.ts'
import { createInvite, signUp } from './registration.ts'
import { block, blockDomain, mute, setNote, unblock, unmute } from './restrictions.ts'
import { addEmoji, addReport, setReportState } from './site.ts'
import { createToken, revokeToken } from './tokens.ts'
import type { Commands } from './types.ts'

const IMPLEMENTATIONS = {
  createAccount,
  updateAccount,
  addRemoteHost,
  follow,
  unfollow,
  acceptFollow,
  rejectFollow,
  mute,
  unmute,
  block,
  unblock,
  blockDomain,
  setNote,
  postStatus,
  editStatus,
  deleteStatus,
  setCard,
  ...interactions,
  react,
  unreact,
  vote,
  addMedia,
  describeMedia,
  createList,
  addToList,
  removeFromList,
  followTag,
  unfollowTag,
  addAnnouncement,
  editAnnouncement,
  deleteAnnouncement,
  reactToAnnouncement,
  addEmoji,
  addReport,
  setReportState,
  signUp,
  createInvite,
  createToken,
  revokeToken,
}

type Bound<Table> = {
  [Name in keyof Table]: Table[Name] extends (ctx: Context, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never
}

// Working on a picture takes long: the database stays free meanwhile.
const OUTSIDE_TRANSACTIONS = new Set(['addMedia'])

type AnyCommand = (ctx: Context, ...args: unknown[]) => Promise<unknown>

/** The commands over one context, each in a transaction of its own (or in that of the batch around it). */
export const createCommands = (ctx: Context): Commands => {
  const bound = Object.fromEntries(
    Object.entries(IMPLEMENTATIONS).map(([name, command]) => [
      name,
      (...args: unknown[]) =>
        OUTSIDE_TRANSACTIONS.has(name)
          ? (command as AnyCommand)(ctx, ...args)
          : withTransaction(ctx, (inside) => (command as AnyCommand)(inside, ...args)),
    ]),
  ) as Bound<typeof IMPLEMENTATIONS>
  return { ...bound, batch: (work) => withTransaction(ctx, (inside) => work(createCommands(inside))) }
}
