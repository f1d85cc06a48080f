import type { Commands, PostStatusInput } from '../../commands/types.ts'
import type { Instance } from '../../instance.ts'
import { markOrigin } from '../../text/origin.ts'
import { sql } from 'kysely'
import { addPeople, type PlantedPeople } from './plant-people.ts'
import { cardPicture, filePicture, galleryPictures, remoteEmojiPicture } from './pictures.ts'
import { personOf } from './people.ts'
import { addSurroundings } from './plant-surroundings.ts'
import { planSmallWorld, type Action, type PlannedPost } from './plan.ts'
import { toRemoteHtml } from './remote-html.ts'

const MINUTE = 60_000
/** Minutes: older likes are written without telling anybody, nobody would scroll that far. */
const TELLS_BELOW = 3 * 24 * 60
/** Of each member, the newest that are no favourites. */
const UNREAD_NOTIFICATIONS = 8

interface Planting {
  commands: Commands
  people: PlantedPeople
  now: number
  statusIds: Map<string, string>
  pollIds: Map<string, number>
  remoteEmoji: Map<string, string>
}

function required<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`"${key}" is used before it exists.`)
  return value
}

async function addPictures({ commands, people, now }: Planting, post: PlannedPost): Promise<number[]> {
  const accountId = required(people.ids, post.by)
  const { pictures = [], files = [] } = post
  const drawn = [
    ...(await galleryPictures(pictures)),
    ...(await Promise.all(files.map(({ name }) => filePicture(name)))),
  ]
  const descriptions = [...pictures, ...files].map((use) => use.description)
  const ids: number[] = []
  for (const [index, { bytes, mime, fileName }] of drawn.entries()) {
    const description = descriptions[index]
    const media = await commands.addMedia({
      accountId,
      bytes,
      mime,
      fileName,
      createdAt: now - post.ago * MINUTE,
      ...(description === undefined ? {} : { description }),
    })
    ids.push(media.id)
  }
  return ids
}

/** Text as its author's server would have it: source here, ready HTML from elsewhere. */
function written(
  { people }: Planting,
  post: PlannedPost,
): Pick<PostStatusInput, 'text' | 'contentType' | 'mentionIds' | 'tags'> {
  const { host } = personOf(post.by)
  if (host === undefined)
    return { text: post.text, ...(post.type === undefined ? {} : { contentType: post.type }) }
  const { html, mentions, tags } = toRemoteHtml(post.text, host)
  return { text: html, mentionIds: mentions.map((handle) => required(people.idsByAcct, handle)), tags }
}

async function addPost(planting: Planting, post: PlannedPost, mediaIds: readonly number[]): Promise<void> {
  const { commands, people, now, statusIds, pollIds } = planting
  const status = await commands.postStatus({
    accountId: required(people.ids, post.by),
    ...written(planting, post),
    scope: post.scope ?? 'public',
    subject: post.subject ?? '',
    isSensitive: post.isSensitive ?? (post.subject !== undefined && mediaIds.length > 0),
    language: post.language ?? personOf(post.by).language ?? 'en',
    inReplyToId: post.to === undefined ? null : required(statusIds, post.to),
    quoteId: post.quotes === undefined ? null : required(statusIds, post.quotes),
    mediaIds,
    createdAt: now - post.ago * MINUTE,
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
    const { scene, ...card } = post.card
    const image = scene === undefined ? null : await cardImage(planting, post, scene)
    await commands.setCard(status.id, { ...card, image, type: 'link' })
  }
}

async function cardImage(
  { commands, people, now }: Planting,
  post: PlannedPost,
  scene: Parameters<typeof cardPicture>[0],
): Promise<string> {
  const { bytes, mime, fileName } = await cardPicture(scene)
  return (
    await commands.addMedia({
      accountId: required(people.ids, post.by),
      bytes,
      mime,
      fileName,
      createdAt: now - post.ago * MINUTE,
    })
  ).url
}

async function act(
  planting: Planting,
  action: Action,
  posts: ReadonlyMap<string, PlannedPost>,
): Promise<void> {
  const { commands, people, now, statusIds, pollIds, remoteEmoji } = planting
  const accountId = required(people.ids, action.by)
  const statusId = required(statusIds, action.key)
  const createdAt = now - action.ago * MINUTE
  const notifies = action.ago < TELLS_BELOW
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
  people: PlantedPeople,
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
export async function plantSmallWorld({
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
  const planting: Planting = { commands, people, now, statusIds: new Map(), pollIds: new Map(), remoteEmoji }
  const media = new Map<string, number[]>()
  for (const post of plan.posts) media.set(post.key, await addPictures(planting, post))
  await commands.batch(async (batched) => {
    const inside = { ...planting, commands: batched }
    for (const [follower, followed] of plan.follows) {
      await batched.follow({
        accountId: required(people.ids, follower),
        targetId: required(people.ids, followed),
        createdAt: now - 30 * 24 * 60 * MINUTE,
        notifies: false,
      })
    }
    const moments = [...plan.posts, ...plan.actions].sort((one, other) => other.ago - one.ago)
    for (const moment of moments)
      await ('kind' in moment
        ? act(inside, moment, posts)
        : addPost(inside, moment, media.get(moment.key) ?? []))
    await addSurroundings({ commands: batched, ids: people.ids, statusIds: planting.statusIds, now })
  })
  await finish(db, people, planting.statusIds, now)
}

/** What no command can say: read notifications, a move, links of other servers to our people. */
async function finish(
  db: Instance['db'],
  people: PlantedPeople,
  statusIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const [wren, oldOrla, newOrla] = ['wren', 'orla@tidewrack.example', 'orla@boggarden.example'].map(
    (handle) => required(people.ids, handle),
  )
  const at = (minutes: number): number => now - minutes * MINUTE
  if (wren === undefined || oldOrla === undefined || newOrla === undefined) return
  await db.transaction().execute(async (inside) => {
    await inside
      .updateTable('statuses')
      .set({ content: sql`replace(content, 'href="/users/', ${`href="${markOrigin('/users/')}`})` })
      .where('is_local', '=', 0)
      .execute()
    await inside.updateTable('accounts').set({ moved_to_id: newOrla }).where('id', '=', oldOrla).execute()
    const told = { emoji: null, emoji_url: null, is_seen: 0 }
    await inside
      .insertInto('notifications')
      .values([
        {
          ...told,
          account_id: wren,
          from_id: oldOrla,
          type: 'move',
          status_id: null,
          target_id: newOrla,
          created_at: at(174),
        },
        {
          ...told,
          account_id: wren,
          from_id: wren,
          type: 'poll',
          status_id: required(statusIds, 'wrenpoll'),
          target_id: null,
          created_at: at(34),
        },
        {
          ...told,
          account_id: wren,
          from_id: required(people.ids, 'weft@loomtown.example'),
          type: 'poll',
          status_id: required(statusIds, 'weftold'),
          target_id: null,
          created_at: at(6200),
        },
      ])
      .execute()
    await renumberNotifications(inside)
    await sql`update notifications set is_seen = 1 where id in (select id from (select id, type, row_number() over (partition by account_id, type = 'favourite' order by id desc) as place from notifications) where type = 'favourite' or place > ${UNREAD_NOTIFICATIONS})`.execute(
      inside,
    )
    await inside
      .updateTable('conversations')
      .set({ is_read: 1 })
      .where('last_status_id', '!=', required(statusIds, 'dmtowpath3'))
      .execute()
  })
}

/** Ids of notifications follow their time, also of those written last. */
async function renumberNotifications(db: Instance['db']): Promise<void> {
  const rows = await db.selectFrom('notifications').selectAll().orderBy('created_at').orderBy('id').execute()
  await db.deleteFrom('notifications').execute()
  for (const { id: _, ...row } of rows) await db.insertInto('notifications').values(row).execute()
}
