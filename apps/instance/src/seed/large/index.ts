import type { Commands } from '../../commands/types.ts'
import type { MediaRow } from '../../db/schema.ts'
import type { Instance } from '../../instance.ts'
import { EMOJI, emojiPicture } from '../emoji.ts'
import { galleryPictures } from '../gallery.ts'
import { createRandom, type Random } from '../random.ts'
import { render } from '../render.ts'
import { addCrowd, type Crowd } from './crowd.ts'
import { generateText } from './words.ts'

export interface LargeSizes {
  /** Posts in the home timeline of `wren`. */
  homePosts: number
  /** Posts of one conversation, its first post included. */
  threadPosts: number
  customEmoji: number
}

/** What the measurements of the client ask for. */
export const LARGE_SIZES: LargeSizes = { homePosts: 5000, threadPosts: 500, customEmoji: 2000 }

/** The posts that earlier measurements were made with. */
const SEED = 3_154_718_663
const MINUTE = 60_000
/** Drawings in `pictures/faces`, which the other emoji share. */
const FACES = 120
/** Part of the posts that have reactions, and of those the part that has very many. */
const REACTED = 0.12
const MUCH_REACTED = 0.05
const REACTIONS = [
  ...['❤️', '🔥', '👍', '😂', '🎉', '🤔', '👀', '🙏', '🌧️', '🪿', '🥖', '🚲'],
  ...EMOJI.slice(0, 6).map(({ shortcode }) => shortcode),
]
const PICTURES = [
  'fen-dawn',
  'bread',
  'hanks',
  'cat-on-sill',
  'lighthouse',
  'fir-mist',
  'quilt',
  'range',
] as const

/** Rows for `count` pictures that share a few files. */
async function addPictures(
  { commands, db }: Pick<Instance, 'commands' | 'db'>,
  accountId: string,
  count: number,
): Promise<number[]> {
  const pictures = await galleryPictures(PICTURES.map((file) => ({ file })))
  const rows: MediaRow[] = []
  for (const { bytes, mime } of pictures)
    rows.push(await commands.addMedia({ accountId, bytes, mime, description: 'A picture for measurements.' }))
  return db.transaction().execute(async (inside) => {
    const ids: number[] = []
    for (let index = 0; index < count; index += 1) {
      const shared = rows[index % rows.length]
      if (shared === undefined) continue
      const { id: _, ...row } = shared
      ids.push((await inside.insertInto('media').values(row).returning('id').executeTakeFirstOrThrow()).id)
    }
    return ids
  })
}

/** A few reactions to some posts; now and then many kinds by many people. */
async function addReactions(
  commands: Commands,
  random: Random,
  authorIds: readonly string[],
  statusId: string,
): Promise<void> {
  if (!random.chance(REACTED)) return
  const isMuch = random.chance(MUCH_REACTED)
  const names = random.sample(REACTIONS, isMuch ? REACTIONS.length : random.integer(1, 3))
  for (const name of names)
    for (const accountId of random.sample(authorIds, random.integer(1, isMuch ? authorIds.length : 3)))
      await commands.react({ accountId, statusId, name, notifies: false })
}

async function addPosts(
  commands: Commands,
  random: Random,
  { authorIds }: Crowd,
  mediaIds: readonly number[],
  count: number,
  now: number,
): Promise<void> {
  let used = 0
  const ids: string[] = []
  for (let index = count; index > 0; index -= 1) {
    const wanted = random.chance(0.12) ? random.integer(1, 4) : 0
    const pictures = mediaIds.slice(used, used + wanted)
    used += pictures.length
    const { id } = await commands.postStatus({
      accountId: random.pick(authorIds),
      text: generateText(random),
      quoteId: ids.length > 0 && random.chance(0.03) ? random.pick(ids.slice(-200)) : null,
      subject: random.chance(0.06) ? 'Weather, at some length' : '',
      mediaIds: pictures,
      createdAt: now - index * 3 * MINUTE,
      notifies: false,
      ...(random.chance(0.02)
        ? { poll: { options: ['Yes', 'No', 'Ask the heron'], expiresIn: 86_400 } }
        : {}),
    })
    ids.push(id)
    await addReactions(commands, random, authorIds, id)
  }
}

async function addThread(
  commands: Commands,
  random: Random,
  { authorIds, readerId }: Crowd,
  count: number,
  now: number,
): Promise<void> {
  const start = now - 40 * 24 * 60 * MINUTE
  const first = await commands.postStatus({
    accountId: readerId,
    text: 'A very long conversation begins here. Please answer, all of you.',
    createdAt: start,
    notifies: false,
  })
  const ids = [first.id]
  for (let index = 1; index < count; index += 1) {
    const recent = ids.slice(-8)
    const inReplyToId = random.chance(0.2) ? random.pick(ids) : random.pick(recent)
    ids.push(
      (
        await commands.postStatus({
          accountId: random.pick(authorIds),
          text: generateText(random),
          inReplyToId,
          createdAt: start + index * MINUTE,
          notifies: false,
        })
      ).id,
    )
  }
}

async function addEmoji(commands: Commands, count: number): Promise<void> {
  const known = await Promise.all(
    EMOJI.map(async ({ shortcode, pack }) => ({ shortcode, pack, ...(await emojiPicture(shortcode)) })),
  )
  const faces = await Promise.all(
    Array.from({ length: FACES }, (_, index) =>
      render(`faces/${String(index).padStart(3, '0')}`, { format: 'png', width: 48 }),
    ),
  )
  for (const { shortcode, pack, bytes, mime } of known.slice(0, count))
    await commands.addEmoji({ shortcode, pack, bytes, mime })
  for (let index = known.length; index < count; index += 1) {
    const face = faces[index % faces.length]
    if (face !== undefined)
      await commands.addEmoji({
        shortcode: `face_${String(index).padStart(4, '0')}`,
        pack: `faces${index % 8}`,
        bytes: face.bytes,
        mime: face.mime,
      })
  }
}

/** Writes much of everything into an empty instance, for measurements; `sizes` can be made smaller. */
export async function seedLargeWorld(
  instance: Pick<Instance, 'commands' | 'db' | 'clock'>,
  sizes: Partial<LargeSizes> = {},
): Promise<void> {
  const { homePosts, threadPosts, customEmoji } = { ...LARGE_SIZES, ...sizes }
  const now = instance.clock.now()
  const random = createRandom(SEED)
  const crowd = await addCrowd(instance.commands, random, now)
  const mediaIds = await addPictures(instance, crowd.readerId, Math.round(homePosts * 0.3))
  await instance.commands.batch(async (commands) => {
    await addEmoji(commands, customEmoji)
    await addThread(commands, random, crowd, threadPosts, now)
    await addPosts(commands, random, crowd, mediaIds, homePosts, now)
  })
}
