import type { SiteOptions } from '../../src/index.ts'
import { signInAsApp, type Prepare } from './prepare.ts'
import type { RecordedWorld } from './recorded-world.ts'
import { OWN_ACCOUNT_CASES } from './own-account-changes.ts'
import { PUSH_AND_REPORT_CASES } from './push-and-report-changes.ts'
import { SIGN_UP_CASES, SIGN_UP_SITES } from './sign-up-changes.ts'

export type { Prepare } from './prepare.ts'

const pair = (
  world: RecordedWorld,
  from: keyof RecordedWorld['people'],
  to: keyof RecordedWorld['people'],
) => ({
  accountId: world.people[from].id,
  targetId: world.people[to].id,
})

const on = (world: RecordedWorld, by: keyof RecordedWorld['people'], post: string) => ({
  accountId: world.people[by].id,
  statusId: world.posts[post]?.id ?? '',
})

const HELLO = 'BCfYXwRP8KhGueS4S8'

const profile = (world: RecordedWorld, version: number, name = 'default'): Promise<unknown> =>
  world.ask('alice', 'PUT', `/api/v1/akkoma/frontend_settings/pleroma-fe/${name}`, {
    settings: { profileVersion: version },
    version,
  })

const repeatedly =
  (times: number, method: string, path: (world: RecordedWorld) => string, as: string): Prepare =>
  async (world) => {
    for (let count = 0; count < times; count += 1) await world.ask(as, method, path(world))
  }

/** Recordings of requests that change something or need something changed first; each has a world of its own. */
export const CASES: Record<string, Prepare | null> = {
  'accounts-block': null,
  'accounts-follow': (world) => world.instance.commands.unfollow(pair(world, 'alice', 'bob')),
  'accounts-follow--error-blocked': (world) => world.instance.commands.block(pair(world, 'alice', 'erin')),
  'accounts-follow--error-no-token': null,
  'accounts-follow--error-not-found': null,
  'accounts-follow--error-self': null,
  'accounts-follow--remote-locked': null,
  'accounts-get--deactivated': (world) =>
    world.instance.commands.updateAccount(world.people.dave.id, { isDeactivated: true }),
  'accounts-get--with-tags-as-admin': null,
  'accounts-lists': (world) => world.ask('alice', 'DELETE', '/api/v1/lists/1'),
  'accounts-mute': null,
  'accounts-mute--expires': null,
  'accounts-note': null,
  'accounts-remove_from_followers': null,
  ...PUSH_AND_REPORT_CASES,
  ...SIGN_UP_CASES,
  ...OWN_ACCOUNT_CASES,
  'accounts-unblock': (world) => world.instance.commands.block(pair(world, 'alice', 'erin')),
  'accounts-unfollow': null,
  'accounts-unmute': (world) => world.instance.commands.mute(pair(world, 'alice', 'erin')),
  'accounts-verify_credentials--error-deactivated': (world) =>
    world.instance.commands.updateAccount(world.people.dave.id, { isDeactivated: true }),
  'accounts-verify_credentials--error-revoked-token': (world) => {
    world.tokens['bob2'] = 'revoked'
    return Promise.resolve()
  },
  'accounts-verify_credentials--error-app-token': signInAsApp,
  'announcements--after-dismiss': async (world) => {
    const [first] = (await world.ask('alice', 'GET', '/api/v1/announcements')).body as { id: string }[]
    await world.ask('alice', 'POST', `/api/v1/announcements/${first?.id}/dismiss`)
  },
  'announcements-dismiss': null,
  'announcements-dismiss--error-not-found': null,
  'apps-post': null,
  'apps-post--missing-name': null,
  'apps-post--multipart': null,
  'apps-verify_credentials': signInAsApp,
  'auth-password': null,
  'auth-password--error-no-param': null,
  'auth-password--unknown-email': null,
  blocks: (world) => world.instance.commands.block(pair(world, 'alice', 'erin')),
  'main-ostatus-post': null,
  'domain_blocks-delete': null,
  'domain_blocks-post': null,
  'domain_blocks-post--remote': null,
  'follow_requests-authorize': null,
  'follow_requests-authorize--error-none': null,
  'follow_requests-reject': null,
  followed_tags: async (world) => {
    for (const tag of ['testing', 'art'])
      await world.instance.commands.followTag({ accountId: world.people.alice.id, tag })
  },
  'followed_tags--paged': (world) =>
    world.instance.commands.followTag({ accountId: world.people.alice.id, tag: 'art' }),
  'frontend_settings-delete': (world) => profile(world, 1, 'second'),
  'frontend_settings-delete--error-not-found': null,
  'frontend_settings-get': (world) => profile(world, 2),
  'frontend_settings-list': async (world) => {
    await profile(world, 2)
    await profile(world, 1, 'second')
  },
  'frontend_settings-put': null,
  'frontend_settings-put--error-missing': null,
  'frontend_settings-put--error-skips-version': (world) => profile(world, 2),
  'frontend_settings-put--error-stale-version': (world) => profile(world, 2),
  'frontend_settings-put--newer': (world) => profile(world, 1),
  'lists-accounts-delete': null,
  'lists-accounts-post': null,
  'lists-delete': null,
  'lists-post': null,
  'lists-post--error-empty-title': null,
  'lists-post--form': null,
  'lists-put': null,
  'markers-get': (world) =>
    world.ask('alice', 'POST', '/api/v1/markers', { notifications: { last_read_id: '1' } }),
  'markers-post': null,
  'media-post': null,
  'media-post--audio': null,
  'media-post--error-no-file': null,
  'media-post--error-no-token': null,
  'media-post--unknown-type': null,
  'media-put': null,
  'media-put--error-not-found': null,
  'media-put--error-not-owner': null,
  'media-put--json': null,
  'media-v2-post': null,
  mutes: (world) => world.instance.commands.mute(pair(world, 'alice', 'erin')),
  'mutes--trailing-slash-max_id': null,
  'notifications-clear': null,
  'notifications-dismiss--error-not-found': null,
  'notifications-get--poll': null,
  'notifications-get--status-subscribed': async (world) => {
    await world.instance.commands.follow({ ...pair(world, 'alice', 'bob'), notifiesPosts: true })
    await world.instance.commands.postStatus({
      accountId: world.people.bob.id,
      text: 'a post for subscribers',
    })
  },
  'notifications-get--update-for-repeater': (world) =>
    world.instance.commands.editStatus({
      statusId: world.posts[HELLO]?.id ?? '',
      text: 'edited #testing @bob :blobcat:',
    }),
  'oauth_tokens-delete': null,
  'pleroma-accounts-subscribe': null,
  'pleroma-accounts-unsubscribe': (world) =>
    world.instance.commands.follow({ ...pair(world, 'alice', 'bob'), notifiesPosts: true }),
  'pleroma-admin-announcements-delete': null,
  'pleroma-admin-announcements-delete--error-not-found': (world) =>
    world.ask('admin', 'DELETE', world.translate('/api/v1/pleroma/admin/announcements/BCfYjwm1irGTQ3p2tE')),
  'pleroma-admin-announcements-patch': null,
  'pleroma-admin-announcements-post': null,
  'pleroma-admin-announcements-post--error-empty': null,
  'pleroma-admin-announcements-post--error-not-admin': null,
  'pleroma-admin-announcements-post--future': null,
  'pleroma-admin-announcements-post--timed': null,
  'pleroma-notification_settings': null,
  'pleroma-notifications-read--error-not-found': null,
  'pleroma-notifications-read--max_id': null,
  'pleroma-reactions-delete': null,
  'pleroma-reactions-delete--error-none': null,
  'pleroma-reactions-delete--remote-emoji': null,
  'pleroma-reactions-put': null,
  'pleroma-reactions-put--custom': null,
  'pleroma-reactions-put--custom-colons': null,
  'pleroma-reactions-put--error-not-emoji': null,
  'pleroma-reactions-put--remote-emoji': null,
  'pleroma-reactions-put--repeat': null,
  'polls-get--expired': (world) => {
    world.instance.clock.advance(3_600_000)
    return Promise.resolve()
  },
  'polls-get--voted': (world) =>
    world.ask('bob', 'POST', world.translate('/api/v1/polls/13/votes'), { choices: [1] }),
  'polls-votes': null,
  'polls-votes--error-bad-choice': null,
  'polls-votes--error-own': null,
  'polls-votes--error-two-on-single': null,
  'polls-votes--error-twice': (world) =>
    world.ask('bob', 'POST', world.translate('/api/v1/polls/13/votes'), { choices: [1] }),
  'polls-votes--form': null,
  'polls-votes--short': null,
  'statuses-bookmark': null,
  'statuses-delete': null,
  'statuses-delete--error-not-owner': null,
  'statuses-delete--moderator': null,
  'statuses-favourite': null,
  'statuses-favourite--error-no-token': null,
  'statuses-favourite--error-not-found': null,
  'statuses-favourite--private-not-follower': null,
  'statuses-history': async (world) => {
    for (const text of ['edited', 'edited twice'])
      await world.instance.commands.editStatus({ statusId: world.posts[HELLO]?.id ?? '', text })
  },
  'statuses-mute': null,
  'statuses-pin': null,
  'statuses-pin--error-direct': null,
  'statuses-pin--error-not-own': null,
  'scheduled_statuses-get': (world) =>
    world.ask('alice', 'POST', '/api/v1/statuses', {
      status: 'later',
      scheduled_at: '2026-11-21T10:48:33.023Z',
    }),
  'statuses-post--scheduled': null,
  'statuses-post': null,
  'statuses-post--error-empty': null,
  'statuses-post--error-no-status-no-media': null,
  'statuses-post--error-no-token': null,
  'statuses-post--error-poll-long-option': null,
  'statuses-post--error-poll-too-many-options': null,
  'statuses-post--error-too-long': null,
  'statuses-post--expires_in': null,
  'statuses-post--html': null,
  'statuses-post--long-with-lines': null,
  'statuses-post--markdown': null,
  'statuses-post--mfm': null,
  'statuses-post--poll': null,
  'statuses-post--preview': null,
  'statuses-post--quote': null,
  'statuses-post--reply': null,
  'statuses-post--visibility-direct': null,
  'statuses-post--visibility-list': null,
  'statuses-post--visibility-local': null,
  'statuses-post--visibility-private': null,
  'statuses-post--visibility-unlisted': null,
  'statuses-put': null,
  'statuses-put--error-empty': null,
  'statuses-put--error-not-owner': null,
  'statuses-put--error-poll-edit': null,
  'statuses-reblog': (world) => world.instance.commands.unrepeat(on(world, 'bob', HELLO)),
  'statuses-reblog--error-direct': null,
  'statuses-reblog--own-private': null,
  'statuses-unbookmark': null,
  'statuses-unfavourite': null,
  'statuses-unmute': (world) => world.instance.commands.muteThread(on(world, 'alice', HELLO)),
  'statuses-unpin': (world) => world.instance.commands.pin(on(world, 'alice', 'BCfYXx8IYr0Z3gWKJM')),
  'statuses-unreblog': (world) => world.instance.commands.repeat(on(world, 'alice', 'BCfYY0O0SuM79GtPiC')),
  'tags-follow': null,
  'tags-get--following': (world) =>
    world.instance.commands.followTag({ accountId: world.people.alice.id, tag: 'testing' }),
  'tags-unfollow': (world) =>
    world.instance.commands.followTag({ accountId: world.people.alice.id, tag: 'testing' }),
}

/** The same with the site set up in another way. */
export const SITES: [Partial<SiteOptions>, Record<string, Prepare | null>][] = [
  [
    { isPrivate: true },
    {
      'accounts-get--error-visitor-private-instance': null,
      'instance--private': null,
      'nodeinfo-2.0--private-instance': null,
      'statuses-context--visitor-private-instance': null,
      'statuses-get--visitor-private-instance': null,
      'timelines-public--error-visitor-restricted': null,
      'timelines-public--error-visitor-restricted-local': null,
      'timelines-tag--error-visitor-private-instance': null,
    },
  ],
  [
    {
      publicTimelineVisibility: { local: false, federated: false, bubble: false },
      isActivationRequired: true,
    },
    {
      'nodeinfo-2.0--activation-required': null,
      'nodeinfo-2.0--restricted': null,
      'timelines-public--error-visitor-restricted': null,
    },
  ],
  ...SIGN_UP_SITES,
  [
    { areRateLimitsOn: true },
    {
      'accounts-post--error-429': async (world) => {
        await signInAsApp(world)
        await repeatedly(25, 'POST', () => '/api/v1/accounts', 'app')(world)
      },
      'accounts-follow--error-429': repeatedly(
        2,
        'POST',
        (world) => `/api/v1/accounts/${world.people.mod.id}/follow`,
        'bob',
      ),
      'statuses-favourite--error-429': repeatedly(
        3,
        'POST',
        (world) => `/api/v1/statuses/${world.posts['BCfYXxcmjVOWaEmfpY']?.id}/favourite`,
        'bob',
      ),
      'timelines-public--error-429': repeatedly(3, 'GET', () => '/api/v1/timelines/public?limit=1', 'alice'),
    },
  ],
]
