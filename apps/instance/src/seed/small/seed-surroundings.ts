import type { Commands } from '../../commands/types.ts'
import { readData } from '../data.ts'
import { required } from './required.ts'
import { surroundings } from './schemas.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Surroundings {
  commands: Commands
  ids: ReadonlyMap<string, string>
  statusIds: ReadonlyMap<string, string>
  now: number
}

/** Follows and requests that are told one by one: see `LATE_FOLLOWS`. */
async function addRequests({ commands, ids, now }: Surroundings): Promise<void> {
  const id = (handle: string): string => required(ids, handle)
  const follow = (follower: string, followed: string, minutesAgo: number) =>
    commands.follow({
      accountId: id(follower),
      targetId: id(followed),
      createdAt: now - minutesAgo * MINUTE,
    })
  await follow('jost@bücherei.example', 'wren', 11)
  await follow('farrow', 'wren', 310)
  await follow('hanae@kilncafe.example', 'tomas', 95)
  await commands.updateAccount(id('maren'), { isLocked: true })
  await follow('moth', 'maren', 20)
  await follow('pike', 'maren', 420)
  await follow('jost@bücherei.example', 'maren', 820)
  // The main reader was locked until yesterday: one request still waits for an answer.
  await commands.updateAccount(id('wren'), { isLocked: true })
  await follow('moth', 'wren', 17)
  await commands.updateAccount(id('wren'), { isLocked: false })
}

/** Lists, requests, announcements, reports, private notes: what stands around the posts. */
export async function addSurroundings(around: Surroundings): Promise<void> {
  const { commands, ids, statusIds, now } = around
  const { lists, followedTags, announcements, reports, notes, mutes } = readData(
    'small/surroundings.json',
    surroundings,
  )
  const id = (handle: string): string => required(ids, handle)
  for (const { by, title, members } of lists) {
    const list = await commands.createList({ accountId: id(by), title })
    if (members.length > 0) await commands.addToList({ listId: list.id, accountIds: members.map(id) })
  }
  for (const { by, tag } of followedTags) await commands.followTag({ accountId: id(by), tag })
  await addRequests(around)
  for (const { content, minutesAgo, startsInDays, endsInDays, isAllDay = false } of announcements)
    await commands.addAnnouncement({
      content,
      publishedAt: now - minutesAgo * MINUTE,
      ...(startsInDays === undefined ? {} : { startsAt: now + startsInDays * DAY }),
      ...(endsInDays === undefined ? {} : { endsAt: now + endsInDays * DAY }),
      isAllDay,
    })
  for (const { by, about, posts, comment, minutesAgo } of reports)
    await commands.addReport({
      accountId: id(by),
      targetId: id(about),
      statusIds: posts.map((key) => required(statusIds, key)),
      comment,
      createdAt: now - minutesAgo * MINUTE,
    })
  for (const { by, about, comment } of notes)
    await commands.setNote({ accountId: id(by), targetId: id(about), comment })
  for (const { by, about } of mutes)
    await commands.mute({ accountId: id(by), targetId: id(about), notifications: true })
}
