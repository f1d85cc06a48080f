import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRecording } from '../../../packages/api/tools/check-recording.ts'
import type { RecordedWorld } from './support/recorded-world.ts'
import { createRecordedWorld } from './support/recorded-world.ts'

/** Reads whose answers the client's own schemas must take without a fallback. */
const PATHS: [string | null, string][] = [
  [null, '/api/v1/instance'],
  [null, '/nodeinfo/2.0.json'],
  [null, '/nodeinfo/2.1.json'],
  [null, '/api/pleroma/frontend_configurations'],
  [null, '/api/v1/custom_emojis'],
  [null, '/api/v1/pleroma/emoji'],
  [null, '/api/v1/timelines/public?local=true'],
  ['alice', '/api/v1/timelines/public?limit=40'],
  ['alice', '/api/v1/timelines/home?limit=40&with_muted=true'],
  ['alice', '/api/v1/timelines/bubble'],
  ['alice', '/api/v1/timelines/direct'],
  ['alice', '/api/v1/timelines/list/1'],
  ['alice', '/api/v1/timelines/tag/testing'],
  ['alice', '/api/v1/bookmarks'],
  ['bob', '/api/v1/favourites'],
  ['alice', '/api/v1/notifications?limit=40'],
  ['alice', '/api/v1/conversations'],
  ['alice', '/api/v1/lists'],
  ['alice', '/api/v1/announcements'],
  ['alice', '/api/v1/accounts/verify_credentials'],
  ['alice', '/api/v1/accounts/bob?with_relationships=true'],
  ['alice', '/api/v1/accounts/zoe@remote.example.com'],
  ['alice', '/api/v1/accounts/relationships?id=BCfYQEKM14axPH6Xvk'],
  ['alice', '/api/v1/accounts/BCfYQ3S6RvG1g7e4yu/statuses?limit=40'],
  ['alice', '/api/v1/accounts/BCfYQEKM14axPH6Xvk/statuses'],
  ['alice', '/api/v1/statuses/BCfYXwRP8KhGueS4S8'],
  ['alice', '/api/v1/statuses/BCfYXwRP8KhGueS4S8/context'],
  ['alice', '/api/v1/polls/13'],
  [null, '/api/v1/polls/14'],
  ['alice', '/api/v1/tags/testing'],
  ['alice', '/api/v2/suggestions'],
  ['alice', '/api/v2/search?q=testing'],
  ['alice', '/api/v1/preferences'],
  ['alice', '/api/v1/akkoma/frontend_settings/skein'],
  ['alice', '/api/v1/akkoma/frontend_settings/skein/default'],
  ['alice', '/api/v1/akkoma/frontend_settings/skein/nope'],
  [null, '/api/v1/akkoma/preferred_frontend/available'],
  ['alice', '/api/v1/nope'],
  ['alice', '/api/v1/statuses/nope'],
  ['alice', '/api/v1/statuses/nope/context'],
]

describe('the schemas of the client take what the presenters write', () => {
  let world: RecordedWorld
  beforeAll(async () => {
    world = await createRecordedWorld()
    const { commands } = world.instance
    const statusId = world.posts['BCfYXwRP8KhGueS4S8']?.id ?? ''
    await commands.setCard(statusId, {
      url: 'https://example.org/a',
      title: 'A page',
      description: 'About it',
      image: '/media/x.png',
    })
    await commands.editStatus({ statusId, text: 'Hello fediverse, edited! :blobcat: #testing @bob' })
    const gone = await commands.postStatus({ accountId: world.people.bob.id, text: 'soon gone' })
    await commands.postStatus({
      accountId: world.people.alice.id,
      text: 'an orphan',
      inReplyToId: gone.id,
      quoteId: gone.id,
    })
    await commands.deleteStatus(gone.id)
    await world.ask('alice', 'PUT', '/api/v1/akkoma/frontend_settings/skein/default', {
      settings: {},
      version: 1,
    })
  })
  afterAll(() => world.close())

  it.for(PATHS)('%s asks for %s', async ([as, path]) => {
    const answer = await world.ask(as, 'GET', world.translate(path))
    const verdict = checkRecording({
      name: path,
      request: `GET ${world.translate(path)}`,
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: answer.body as unknown,
      frames: null,
    })
    expect(verdict.faults).toEqual([])
    expect(verdict.dropped).toEqual([])
    expect(verdict.unknownKeys).toEqual([])
  })
})
