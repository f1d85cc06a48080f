import type { StatusRow } from '../../src/index.ts'
import { drawPicture } from './pictures.ts'
import type { People, World } from './world.ts'
import { NOW } from './world.ts'

const ACCOUNT_IDS: Record<keyof People, string> = {
  alice: 'BCfYQ3S6RvG1g7e4yu',
  bob: 'BCfYQEKM14axPH6Xvk',
  carol: 'BCfYQMabIYLP1yldMe',
  dave: 'BCfYQU8BG6MeQ9X3B2',
  erin: 'BCfYQdQEiL9fEl364O',
  mod: 'BCfYPys9Te7hTSnJOC',
  admin: 'BCfYPqVsYZYNY4JPYu',
  zoe: 'BCfZhcfkh2kGYOgKa8',
  zack: 'BCfZhcuzmMwFJfoVLE',
  iri: 'BCfZhcxTd8vJRMyUD2',
}

type Post = (
  id: string,
  input: Omit<Parameters<World['instance']['commands']['postStatus']>[0], 'accountId'> & { by: keyof People },
) => Promise<StatusRow>

const relate = async ({ instance: { commands }, people }: World): Promise<void> => {
  const follow = (a: keyof People, b: keyof People) =>
    commands.follow({ accountId: people[a].id, targetId: people[b].id })
  await follow('bob', 'alice')
  await follow('dave', 'alice')
  await follow('alice', 'bob')
  await follow('alice', 'dave')
  await follow('alice', 'zoe')
  await follow('zoe', 'alice')
  await follow('zack', 'alice')
  for (const name of ['bob', 'alice', 'dave'] as const) await follow(name, 'carol')
}

const addPictures = async (world: World): Promise<number[]> => {
  const ids: number[] = []
  for (const [width, height] of [
    [80, 60],
    [60, 80],
  ] as const) {
    const media = await world.instance.commands.addMedia({
      accountId: world.people.alice.id,
      bytes: await drawPicture(width, height),
      mime: 'image/png',
      description: 'A picture',
    })
    ids.push(media.id)
  }
  return ids
}

const writePosts = async (post: Post, mediaIds: number[], quoted: () => StatusRow): Promise<void> => {
  await post('BCfYXwRP8KhGueS4S8', { by: 'alice', text: 'Hello fediverse! :blobcat: #testing @bob' })
  await post('BCfYXx8IYr0Z3gWKJM', {
    by: 'alice',
    text: 'secret stuff',
    subject: 'CW: spoilers :blobfox:',
    isSensitive: true,
  })
  await post('BCfYXxNBfUuxnrUDWC', { by: 'alice', text: 'pictures', mediaIds, isSensitive: true })
  await post('BCfYXxcmjVOWaEmfpY', {
    by: 'alice',
    text: 'Which one?',
    poll: { options: ['red', 'green :blobcat:', 'blue'], expiresIn: 600 },
  })
  await post('two', {
    by: 'alice',
    text: 'json poll',
    poll: { options: ['a', 'b'], isMultiple: true, expiresIn: 86_400 },
  })
  await post('BCfYXyASiIKiGgXZK4', {
    by: 'bob',
    text: 'Short poll',
    poll: { options: ['x', 'y'], expiresIn: 600 },
  })
  await post('BCfYXyaLA527YweEeu', { by: 'bob', text: 'Quoting alice', quoteId: quoted().id })
  for (const [id, scope] of [
    ['BCfYY097MGRiP5vWVM', 'unlisted'],
    ['BCfYY0O0SuM79GtPiC', 'private'],
    ['BCfYY0W9yasTYYhvQ8', 'direct'],
    ['BCfYY0vgRhIIpieJCi', 'local'],
  ] as const) {
    await post(id, { by: 'alice', text: `a ${scope} post @bob`, scope })
  }
  await post('BCfYY1xqb8cS2ifYDQ', {
    by: 'alice',
    text: Array.from({ length: 30 }, (_, line) => `line ${line + 1}`).join('\n'),
  })
  const reply = await post('BCfYY4LJkqa7Q5fK4m', {
    by: 'bob',
    text: '@alice reply 1',
    inReplyToId: quoted().id,
  })
  await post('BCfYY4mc7MPqmkR7ce', { by: 'alice', text: '@bob reply 1.1', inReplyToId: reply.id })
  await post('remote poll', {
    by: 'zoe',
    text: '<p>remote poll</p>',
    language: null,
    poll: { options: ['yes', 'no'], expiresIn: 86_400, remoteVotes: [3, 1] },
  })
  await post('remote reply', {
    by: 'zoe',
    text: '<p>a reply from afar</p>',
    language: null,
    inReplyToId: quoted().id,
  })
  for (let number = 1; number <= 26; number += 1) {
    const id =
      number === 23 ? 'BCfYY8mPG4cvBGN0r2' : number === 25 ? 'BCfYY981xfvMGKUHYm' : `filler ${number}`
    await post(id, { by: 'dave', text: `filler post ${number} #filler` })
  }
  await post('BCfYYHUIskUgBiyBO4', { by: 'alice', text: 'delete me' })
  await post('BCfYYHyR4ib3hB4FM0', { by: 'bob', text: 'mod will delete' })
  const psst = await post('psst', { by: 'bob', text: '@alice psst, direct', scope: 'direct' })
  await post('direct answer', {
    by: 'alice',
    text: '@bob direct answer',
    scope: 'direct',
    inReplyToId: psst.id,
  })
  await post('BCfYjdQ3gJP1OQOjVg', { by: 'dave', text: 'Hey @alice and @bob :party: #testing #Art' })
}

const act = async (
  { instance: { commands }, people }: World,
  posts: Record<string, StatusRow>,
): Promise<void> => {
  const hello = posts['BCfYXwRP8KhGueS4S8'] as StatusRow
  const repeat = await commands.repeat({ accountId: people.bob.id, statusId: hello.id })
  posts['BCfYYCBKbrLZjR3Sca'] = repeat
  const zoe = await commands.repeat({ accountId: people.zoe.id, statusId: hello.id })
  posts['zoe repeat'] = zoe
  for (const name of ['bob', 'dave', 'zoe'] as const)
    await commands.favourite({ accountId: people[name].id, statusId: hello.id })
  await commands.bookmark({ accountId: people.alice.id, statusId: hello.id })
  await commands.pin({ accountId: people.alice.id, statusId: hello.id })
  await commands.react({ accountId: people.bob.id, statusId: hello.id, name: '🔥' })
  await commands.react({ accountId: people.dave.id, statusId: hello.id, name: '🔥' })
  await commands.react({ accountId: people.bob.id, statusId: hello.id, name: 'blobcat' })
  await commands.react({ accountId: people.bob.id, statusId: hello.id, name: 'blobfox' })
  await commands.react({
    accountId: people.zack.id,
    statusId: hello.id,
    name: 'farmoji@remote.example.com',
    url: 'https://remote.example.com/emoji/farmoji.png',
  })
  await commands.blockDomain({ accountId: people.alice.id, host: 'bad.example.org' })
  await commands.createList({ accountId: people.alice.id, title: 'Friends' })
  await commands.addToList({ listId: 1, accountIds: [people.bob.id, people.dave.id] })
  await commands.createList({ accountId: people.alice.id, title: 'Second' })
}

/** The app all recorded sign-ins came from. */
const registerApp = async (world: World): Promise<{ client_id: string; client_secret: string }> => {
  const redirectUri = 'http://localhost:4000/oauth-callback'
  const { body } = await world.ask(null, 'POST', '/api/v1/apps', {
    client_name: 'TestFE',
    redirect_uris: redirectUri,
    scopes: 'read write follow push admin',
  })
  return body as { client_id: string; client_secret: string }
}

/** What is known of a world beside what its instance keeps. */
export interface Known extends Pick<World, 'people' | 'tokens'> {
  /** By the id that they have in the recordings. */
  posts: Record<string, StatusRow>
  /** Ids of the recordings with ours. */
  ids: [string, string][]
}

/** Writes the people, posts and ties that the recordings tell of. */
export const writeRecordedWorld = async (world: World): Promise<Known> => {
  const { commands } = world.instance
  const posts: Record<string, StatusRow> = {}
  let minute = 0
  const post: Post = async (id, { by, ...input }) => {
    minute += 1
    const row = await commands.postStatus({
      ...input,
      accountId: world.people[by].id,
      createdAt: NOW - (80 - minute) * 1000,
    })
    posts[id] = row
    return row
  }
  await relate(world)
  await writePosts(post, await addPictures(world), () => posts['BCfYXwRP8KhGueS4S8'] as StatusRow)
  await act(world, posts)
  const announcement = await commands.addAnnouncement({
    content: 'Timed',
    isAllDay: true,
    startsAt: NOW - 3_600_000,
    endsAt: NOW + 86_400_000,
    publishedAt: NOW - 60_000,
  })
  const plain = await commands.addAnnouncement({ content: 'Plain' })
  const app = await registerApp(world)
  const polls = [posts['BCfYXxcmjVOWaEmfpY'], posts['two'], posts['BCfYXyASiIKiGgXZK4']].map((row) =>
    String(row?.poll_id),
  )
  const ids: [string, string][] = [
    ...Object.entries(ACCOUNT_IDS).map(([name, id]): [string, string] => [
      id,
      world.people[name as keyof People].id,
    ]),
    ...Object.entries(posts)
      .filter(([id]) => /^B[A-Za-z0-9]{17}$/.test(id))
      .map(([id, row]): [string, string] => [id, row.id]),
    ['BCfYjwm1irGTQ3p2tE', announcement.id],
    ['BCfYjwipuiiFGAKUuu', plain.id],
    ['BCfZjbmEGeSwDuGgEK', posts['remote poll']?.id ?? ''],
    ['/polls/13', `/polls/${polls[0]}`],
    ['/polls/14', `/polls/${polls[1]}`],
    ['/polls/15', `/polls/${polls[2]}`],
    ['/media/5', '/media/2'],
    ['/oauth_tokens/9', '/oauth_tokens/1'],
    ['Cb5U9t2qIfZFsM0uWsi-HCpDe8N_0CgmE7ZTlmBIARE', app.client_id],
    ['Zk5yPw9RiB7dLCfWBni4-3ic82pMLb44pBo8kf2dARU', app.client_secret],
  ]
  return { people: world.people, tokens: world.tokens, posts, ids }
}
