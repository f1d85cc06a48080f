import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { differences, errorText } from './support/differences.ts'
import type { RecordedWorld } from './support/recorded-world.ts'
import { createRecordedWorld } from './support/recorded-world.ts'
import { hasRecordings, loadRecording, recordingNames } from './support/recordings.ts'
import { replay } from './support/replay.ts'

/** Reads that the world of the tests answers as it stands. */
const READS = [
  'accounts-followers*',
  'accounts-following',
  'accounts-get',
  'accounts-get--by-nickname',
  'accounts-get--own',
  'accounts-get--error-not-found',
  'accounts-get--remote*',
  'accounts-lists--one',
  'accounts-lookup*',
  'accounts-relationships*',
  'accounts-search*',
  'accounts-statuses*',
  'accounts-verify_credentials',
  'accounts-verify_credentials--error-no-token',
  'accounts-verify_credentials--admin',
  'accounts-verify_credentials--locked',
  'accounts-verify_credentials--moderator',
  'announcements',
  'announcements--error-no-token',
  'bookmarks',
  'conversations',
  'custom_emojis',
  'directory',
  'domain_blocks-get',
  'endorsements',
  'error-api-not-implemented',
  'favourites',
  'follow_requests-get*',
  'frontend_settings-get--error-not-found',
  'frontend_settings-list--*',
  'instance',
  'instance-peers',
  'instance-v2',
  'lists-accounts-get',
  'lists-get*',
  'manifest',
  'media-get',
  'nodeinfo-2.0',
  'nodeinfo-2.1',
  'notifications-get',
  'notifications-get--error-no-token',
  'notifications-get--exclude_types',
  'notifications-get--include_types',
  'notifications-get--paged',
  'notifications-get--remote',
  'notifications-get--follow_request',
  'oauth_tokens-get*',
  'pleroma-captcha--disabled',
  'pleroma-emoji',
  'pleroma-federation_status',
  'pleroma-frontend_configurations',
  'pleroma-reactions-get*',
  'polls-get',
  'polls-get--visitor',
  'polls-get--error-not-found',
  'preferences',
  'search-v2*',
  'statuses-context',
  'statuses-context--error-not-found',
  'statuses-context--with-remote-reply',
  'statuses-favourited_by',
  'statuses-get',
  'statuses-get--error-not-found',
  'statuses-get--list-of-reblogs',
  'statuses-get--local*',
  'statuses-get--long',
  'statuses-get--media',
  'statuses-get--remote-poll',
  'statuses-get--with-*',
  'statuses-history--unedited',
  'statuses-index-multifetch',
  'statuses-reblogged_by',
  'statuses-source*',
  'suggestions*',
  'tags-get',
  'tags-get--error-unknown',
  'tags-get--visitor',
  'timelines-bubble*',
  'timelines-direct*',
  'timelines-home*',
  'timelines-list*',
  'timelines-public',
  'timelines-public--limit5-max_id',
  'timelines-public--local',
  'timelines-public--min_id',
  'timelines-public--only_media',
  'timelines-public--reply_visibility-*',
  'timelines-public--since_id*',
  'timelines-public--with-remote',
  'timelines-tag',
  'well-known-nodeinfo',
  'cors-preflight',
]

const matches = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )

describe.skipIf(!hasRecordings)('reads are answered as recorded', () => {
  let world: RecordedWorld
  beforeAll(async () => {
    world = await createRecordedWorld()
  })
  afterAll(() => world.close())

  it.for(recordingNames().filter((name) => matches(name, READS)))('%s', async (name) => {
    const recording = loadRecording(name)
    const answer = await replay(world, recording)
    expect(differences(recording, answer)).toEqual([])
    expect(errorText(answer.body)).toEqual(errorText(recording.answer))
  })
})
