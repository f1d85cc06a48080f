import type { ContentType, Visibility } from '../../commands/types.ts'
import type { Horizon } from '../pictures/site.ts'
import type { Portrait } from '../pictures/portraits.ts'
import type { SceneName } from '../pictures/scenes/index.ts'

/** How a person's picture is drawn: a face, or a small drawing by name. */
export type AvatarDrawing = { face: Portrait } | { token: string } | null

export interface Person {
  username: string
  name: string
  /** Left out: lives here. In Unicode; written to the database as ASCII. */
  host?: string
  bio: string
  fields?: readonly { name: string; value: string }[]
  avatar: AvatarDrawing
  header?: Horizon | SceneName
  isBot?: boolean
  isLocked?: boolean
  role?: 'moderator' | 'admin'
  /** Hides who follows and is followed. */
  hidesNetwork?: boolean
  /** Numbers of a remote account. */
  counts?: { statuses: number; followers: number; following: number }
  /** Days before now. */
  joined: number
  /** A newcomer whom hardly anybody follows yet. */
  isNew?: boolean
  /** Language of most posts; `en` when left out. */
  language?: string
}

export interface PictureUse {
  scene: SceneName
  /** Another run of chance: a similar but different picture. */
  variant?: number
  description?: string
  format?: 'webp' | 'png' | 'jpeg'
}

export interface PollSpec {
  options: readonly string[]
  isMultiple?: boolean
  /** Hours from the post until it ends. */
  hours: number
  /** Relative liking of each option among those who vote here. */
  weights?: readonly number[]
  /** Votes counted elsewhere (remote polls). */
  remoteVotes?: readonly number[]
}

/** One post, written by hand. Everything left out takes a plain default. */
export interface PostSpec {
  by: string
  text: string
  /** A name others refer to. */
  key?: string
  /** Minutes before now; left out: the planner finds a moment. */
  ago?: number
  type?: ContentType
  scope?: Visibility
  subject?: string
  isSensitive?: boolean
  language?: string
  /** Key of the post it answers. */
  to?: string
  /** Key of the post it quotes. */
  quotes?: string
  pictures?: readonly PictureUse[]
  /** Further files by name (`whistle`, `blobbob`). */
  files?: readonly { name: 'whistle' | 'bobbing'; description?: string }[]
  poll?: PollSpec
  card?: { url: string; title: string; description?: string; scene?: SceneName; providerName: string }
  /** Emoji names and who reacts: a number takes that many people in chance order. */
  reactions?: Readonly<Record<string, number | readonly string[]>>
  /** Popularity 0–1; decides favourites and repeats. Left out: chance. */
  liked?: number
  /** Handles, or handles with a moment (minutes before now). */
  repeatedBy?: readonly (string | { by: string; ago: number })[]
  favouritedBy?: readonly string[]
  bookmarkedBy?: readonly string[]
  isPinned?: boolean
  /** A later edit: new text, minutes after the post. */
  edit?: { text: string; after: number; subject?: string }
  /** Numbers a remote post brings along. */
  counts?: { replies?: number; repeats?: number; favourites?: number }
}

/** A conversation: the first post and its answers, each `after` minutes after the one it answers. */
export interface ThreadSpec {
  /** Minutes before now at which it starts. */
  ago: number
  first: Omit<PostSpec, 'ago' | 'to'> & { key: string }
  answers: readonly (Omit<PostSpec, 'ago'> & { to: string; after: number })[]
}
