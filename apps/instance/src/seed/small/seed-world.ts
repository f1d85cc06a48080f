import type { Commands, PostStatusInput } from '../../commands/types.ts'
import type { Instance } from '../../instance.ts'
import { markOrigin } from '../../text/origin.ts'
import { remoteEmojiPicture } from '../emoji.ts'
import { galleryPictures } from '../gallery.ts'
import { finishWorld } from './finish-world.ts'
import { addPeople, type SeededPeople } from './seed-people.ts'
import { attachmentsOf, cardPicture } from './pictures.ts'
import { personOf } from './people.ts'
import { addSurroundings } from './seed-surroundings.ts'
import { planSmallWorld, type Action, type PlannedPost } from './plan.ts'
import { required } from './required.ts'
import { toRemoteHtml } from './remote-html.ts'

const MINUTE = 60_000
/** Minutes: older likes are written without telling anybody, nobody would scroll that far. */
const TELLS_BELOW = 3 * 24 * 60

interface Seeding {
  commands: Commands
  people: SeededPeople
  now: number
  statusIds: Map<string, string>
  pollIds: Map<string, number>
  remoteEmoji: Map<string, string>
}

async function addPictures({ commands, people, now }: Seeding, post: PlannedPost): Promise<number[]> {
  const accountId = required(people.ids, post.by)
  const ids: number[] = []
  for (const { file, description } of await attachmentsOf(post)) {
    const { bytes, mime, fileName } = file
    const media = await commands.addMedia({
      accountId,
      bytes,
      mime,
      fileName,
      createdAt: now - post.minutesAgo * MINUTE,
      ...(description === undefined ? {} : { description }),
    })
    ids.push(media.id)
  }
  return ids
}

/** Text as its author's server would have it: source here, ready HTML from elsewhere. */
function written(
  { people }: Seeding,
  post: PlannedPost,
): Pick<PostStatusInput, 'text' | 'contentType' | 'mentionIds' | 'tags'> {
  const { host } = personOf(post.by)
  if (host === undefined)
    return { text: post.text, ...(post.type === undefined ? {} : { contentType: post.type }) }
  const { html, mentions, tags } = toRemoteHtml(post.text, host)
  return { text: html, mentionIds: mentions.map((handle) => required(people.idsByAcct, handle)), tags }
}

async function addPost(seeding: Seeding, post: PlannedPost, mediaIds: readonly number[]): Promise<void> {
  const { commands, people, now, statusIds, pollIds } = seeding
  const status = await commands.postStatus({
    accountId: required(people.ids, post.by),
    ...written(seeding, post),
    scope: post.scope ?? 'public',
    subject: post.subject ?? '',
    isSensitive: post.isSensitive ?? (post.subject !== undefined && mediaIds.length > 0),
    language: post.language ?? personOf(post.by).language ?? 'en',
    inReplyToId: post.repliesTo === undefined ? null : required(statusIds, post.repliesTo),
    quoteId: post.quotes === undefined ? null : required(statusIds, post.quotes),
    mediaIds,
    createdAt: now - post.minutesAgo * MINUTE,
    ...(post.counts === undefined ? {} : { counts: post.counts }),
    ...(post.poll === undefined
      ? {}
      : {
          poll: {
            options: post.poll.options,
            isMultiple: post.poll.isMultiple ?? false,
            expiresIn: post.poll.hours * 3600,
            ...(post.poll.remoteVotes === undefined
              ? {}
              : {
                  remoteVotes: post.poll.remoteVotes,
                  remoteVoters: post.poll.remoteVotes.reduce((sum, votes) => sum + votes, 0),
                }),
          },
        }),
  })
  statusIds.set(post.key, status.id)
  if (status.poll_id !== null) pollIds.set(post.key, status.poll_id)
  if (post.card !== undefined) {
    const { picture, ...card } = post.card
    const image = picture === undefined ? null : await cardImage(seeding, post, picture)
    await commands.setCard(status.id, { ...card, image, type: 'link' })
  }
}

async function cardImage(
  { commands, people, now }: Seeding,
  post: PlannedPost,
  picture: string,
): Promise<string> {
  const { bytes, mime, fileName } = await cardPicture(picture)
  return (
    await commands.addMedia({
      accountId: required(people.ids, post.by),
      bytes,
      mime,
      fileName,
      createdAt: now - post.minutesAgo * MINUTE,
    })
  ).url
}

async function act(seeding: Seeding, action: Action, posts: ReadonlyMap<string, PlannedPost>): Promise<void> {
  const { commands, people, now, statusIds, pollIds, remoteEmoji } = seeding
  const accountId = required(people.ids, action.by)
  const statusId = required(statusIds, action.key)
  const createdAt = now - action.minutesAgo * MINUTE
  const notifies = action.minutesAgo < TELLS_BELOW
  if (action.kind === 'vote')
    await commands.vote({ accountId, pollId: required(pollIds, action.key), choices: action.choices })
  else if (action.kind === 'react')
    await commands.react({
      accountId,
      statusId,
      name: action.name,
      url: remoteEmoji.get(action.name) ?? null,
      createdAt,
      notifies,
    })
  else if (action.kind === 'edit') {
    const { edit } = required(posts, action.key)
    if (edit !== undefined)
      await commands.editStatus({
        statusId,
        text: edit.text,
        createdAt,
        ...(edit.subject === undefined ? {} : { subject: edit.subject }),
      })
  } else await commands[action.kind]({ accountId, statusId, createdAt, notifies })
}

async function addRemoteEmoji(
  commands: Commands,
  people: SeededPeople,
  names: readonly string[],
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  for (const name of new Set(names.filter((each) => each.includes('@')))) {
    const { bytes, mime, fileName } = await remoteEmojiPicture(name.split('@')[0] ?? '')
    urls.set(
      name,
      markOrigin(
        (await commands.addMedia({ accountId: required(people.ids, 'abel'), bytes, mime, fileName })).url,
      ),
    )
  }
  return urls
}

/** Writes the small world into an empty instance, relative to the instance's present moment. */
export async function seedSmallWorld({
  commands,
  db,
  clock,
}: Pick<Instance, 'commands' | 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const plan = planSmallWorld()
  await Promise.all(plan.posts.map(({ pictures = [] }) => galleryPictures(pictures)))
  const posts = new Map(plan.posts.map((post) => [post.key, post]))
  const people = await addPeople(commands, now)
  const remoteEmoji = await addRemoteEmoji(
    commands,
    people,
    plan.actions.map((action) => ('name' in action ? action.name : '')),
  )
  const seeding: Seeding = { commands, people, now, statusIds: new Map(), pollIds: new Map(), remoteEmoji }
  const media = new Map<string, number[]>()
  for (const post of plan.posts) media.set(post.key, await addPictures(seeding, post))
  await commands.batch(async (batched) => {
    const inside = { ...seeding, commands: batched }
    for (const [follower, followed] of plan.follows) {
      await batched.follow({
        accountId: required(people.ids, follower),
        targetId: required(people.ids, followed),
        createdAt: now - 30 * 24 * 60 * MINUTE,
        notifies: false,
      })
    }
    const moments = [...plan.posts, ...plan.actions].sort((one, other) => other.minutesAgo - one.minutesAgo)
    for (const moment of moments)
      await ('kind' in moment
        ? act(inside, moment, posts)
        : addPost(inside, moment, media.get(moment.key) ?? []))
    await addSurroundings({ commands: batched, ids: people.ids, statusIds: seeding.statusIds, now })
  })
  await finishWorld(db, people, seeding.statusIds, now)
}
