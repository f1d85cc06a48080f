import * as v from 'valibot'

const text = v.string()
const optionalText = v.exactOptional(text)
const optionalNumber = v.exactOptional(v.number())
const optionalFlag = v.exactOptional(v.boolean())
const texts = v.array(text)
const minutesAgo = v.number()

/** One of the accounts a newcomer may sign in with. */
const account = v.strictObject({
  /** What this account is for, in a few words. */
  purpose: text,
  password: text,
  /** In Base32, of an account with two-factor sign-in. */
  totpSecret: optionalText,
  recoveryCodes: v.exactOptional(texts),
})

const person = v.strictObject({
  username: text,
  name: text,
  /** Left out: lives here. In Unicode; written to the database as ASCII. */
  host: optionalText,
  bio: text,
  fields: v.exactOptional(v.array(v.strictObject({ name: text, value: text }))),
  /** A file of `pictures/avatars`. */
  avatar: v.nullable(text),
  /** A file of `pictures`, with its folder. */
  header: optionalText,
  isBot: optionalFlag,
  isLocked: optionalFlag,
  role: v.exactOptional(v.picklist(['moderator', 'admin'])),
  /** Hides who follows and is followed. */
  hidesNetwork: optionalFlag,
  /** Numbers of a remote account. */
  counts: v.exactOptional(
    v.strictObject({ statuses: v.number(), followers: v.number(), following: v.number() }),
  ),
  /** A newcomer whom hardly anybody follows yet. */
  isNew: optionalFlag,
  isSuggested: optionalFlag,
  /** Language of most posts; `en` when left out. */
  language: optionalText,
  joinedDaysAgo: v.number(),
  account: v.exactOptional(account),
})
export const people = v.array(person)
export type Person = v.InferOutput<typeof person>

/** Servers that this one knows of. All names end in `.example`: nothing can ever be sent there. */
export const hosts = v.array(
  v.strictObject({
    /** In Unicode. */
    host: v.pipe(text, v.endsWith('.example')),
    name: text,
    /** A file of `pictures/favicons`. */
    favicon: text,
    softwareName: text,
    softwareVersion: text,
  }),
)

/** One post, written by hand. Everything left out takes a plain default. */
const post = {
  by: text,
  text,
  /** A name others refer to. */
  key: optionalText,
  type: v.exactOptional(
    v.picklist(['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown']),
  ),
  scope: v.exactOptional(v.picklist(['public', 'unlisted', 'local', 'private', 'direct'])),
  subject: optionalText,
  isSensitive: optionalFlag,
  language: optionalText,
  /** Key of the post it quotes. */
  quotes: optionalText,
  /** Files of `pictures/scenes`. */
  pictures: v.exactOptional(
    v.array(
      v.strictObject({
        file: text,
        description: optionalText,
        format: v.exactOptional(v.picklist(['webp', 'png', 'jpeg'])),
      }),
    ),
  ),
  /** A file of `sounds`. */
  sound: v.exactOptional(v.strictObject({ file: text, description: text })),
  animation: v.exactOptional(v.strictObject({ file: v.literal('bobbing'), description: text })),
  poll: v.exactOptional(
    v.strictObject({
      options: texts,
      isMultiple: optionalFlag,
      /** From the post until it ends. */
      hours: v.number(),
      /** Relative liking of each option among those who vote here. */
      weights: v.exactOptional(v.array(v.number())),
      /** Votes counted elsewhere (remote polls). */
      remoteVotes: v.exactOptional(v.array(v.number())),
      /** These vote besides those whom chance takes. */
      votedBy: v.exactOptional(texts),
    }),
  ),
  card: v.exactOptional(
    v.strictObject({
      url: text,
      title: text,
      description: optionalText,
      providerName: text,
      /** A file of `pictures/scenes`. */
      picture: optionalText,
    }),
  ),
  /** Emoji names and who reacts: a number takes that many people in chance order. */
  reactions: v.exactOptional(v.record(text, v.union([v.number(), texts]))),
  /** Popularity 0–1; decides favourites and repeats. Left out: chance. */
  liked: optionalNumber,
  repeatedBy: v.exactOptional(v.array(v.union([text, v.strictObject({ by: text, minutesAgo })]))),
  favouritedBy: v.exactOptional(texts),
  bookmarkedBy: v.exactOptional(texts),
  isPinned: optionalFlag,
  /** A later edit, so many minutes after the post. */
  edit: v.exactOptional(v.strictObject({ text, subject: optionalText, minutesAfter: v.number() })),
  /** Numbers a remote post brings along. */
  counts: v.exactOptional(
    v.strictObject({ replies: optionalNumber, repeats: optionalNumber, favourites: optionalNumber }),
  ),
}

const single = v.strictObject({
  ...post,
  /** Left out: the planner finds a moment. */
  minutesAgo: optionalNumber,
  /** Key of the post it answers. */
  repliesTo: optionalText,
})
export const posts = v.array(single)
export type Post = v.InferOutput<typeof single>

/** A conversation: a first post, and its answers, each so many minutes after the one it answers. */
const thread = v.strictObject({
  minutesAgo,
  first: v.strictObject({ ...post, key: text }),
  answers: v.array(v.strictObject({ ...post, repliesTo: text, minutesAfter: v.number() })),
})
export const threads = v.array(thread)
export type Thread = v.InferOutput<typeof thread>

/** What stands around the posts. */
export const surroundings = v.strictObject({
  lists: v.array(v.strictObject({ by: text, title: text, members: texts })),
  followedTags: v.array(v.strictObject({ by: text, tag: text })),
  announcements: v.array(
    v.strictObject({
      content: text,
      minutesAgo,
      startsInDays: optionalNumber,
      endsInDays: optionalNumber,
      isAllDay: optionalFlag,
    }),
  ),
  /** `posts` are keys of those that are reported. */
  reports: v.array(v.strictObject({ by: text, about: text, posts: texts, comment: text, minutesAgo })),
  notes: v.array(v.strictObject({ by: text, about: text, comment: text })),
  mutes: v.array(v.strictObject({ by: text, about: text })),
})
