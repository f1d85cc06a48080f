import { sql } from 'kysely'
import type { Context } from '../context.ts'
import * as limits from '../limits.ts'
import { readFeatures } from '../options.ts'

const VERSION = '3.16.0'

/** As the instance answer names the server. */
export const SERVER_VERSION = `2.7.2 (compatible; Akkoma ${VERSION})`

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

export interface SiteCounts {
  localPosts: number
  users: number
  activeMonth: number
  remoteUsers: number
  hosts: number
}

export const countSite = async (ctx: Context): Promise<SiteCounts> => {
  const since = ctx.clock.now() - MONTH_MS
  const { rows } = await sql<SiteCounts>`select
    (select count(*) from statuses where is_local = 1) as localPosts,
    (select count(*) from accounts where host is null) as users,
    (select count(*) from accounts where host is null and last_status_at > ${since}) as activeMonth,
    (select count(*) from accounts where host is not null) as remoteUsers,
    (select count(*) + 1 from remote_hosts) as hosts`.execute(ctx.db)
  return rows[0] as SiteCounts
}

export const federationInfo = ({ options }: Context) => ({
  enabled: false,
  exclusions: false,
  mrf_hashtag: { federated_timeline_removal: [], reject: [], sensitive: ['nsfw'] },
  mrf_object_age: { actions: ['delist', 'strip_followers'], threshold: 604_800 },
  mrf_policies: ['TagPolicy', 'HashtagPolicy', 'InlineQuotePolicy', 'NormalizeMarkup'],
  quarantined_instances: [],
  quarantined_instances_info: { quarantined_instances: {} },
  ...options.federationPolicy,
})

export const pollLimits = ({ options }: Context) => ({
  max_expiration: options.pollMaxExpiration,
  max_option_chars: options.pollMaxOptionChars,
  max_options: options.pollMaxOptions,
  min_expiration: options.pollMinExpiration,
})

/** Timelines a visitor may read: a private site has none. */
export const publicTimelines = ({ options }: Context) =>
  options.isPrivate
    ? { bubble: false, federated: false, local: false }
    : { ...options.publicTimelineVisibility }

const staffAccounts = async (ctx: Context, origin: string): Promise<string[]> => {
  const staff = await ctx.db
    .selectFrom('accounts')
    .select('uri')
    .where('role', '!=', 'member')
    .orderBy('id')
    .execute()
  return staff.map(({ uri }) => `${origin}${uri}`)
}

const metadata = async (ctx: Context, origin: string) => {
  const { options } = ctx
  return {
    accountActivationRequired: options.isActivationRequired,
    features: readFeatures(options),
    federatedTimelineAvailable: options.isFederatedTimelineAvailable,
    federation: federationInfo(ctx),
    fieldsLimits: {
      maxFields: limits.FIELDS_MAX,
      maxRemoteFields: limits.FIELDS_MAX_REMOTE,
      nameLength: limits.FIELD_NAME_LIMIT,
      valueLength: limits.FIELD_VALUE_LIMIT,
    },
    invitesEnabled: options.areInvitesEnabled,
    localBubbleInstances: [new URL(origin).host, ...options.bubbleHosts],
    mailerEnabled: options.isMailerEnabled,
    nodeDescription: options.description,
    nodeName: options.title,
    pollLimits: pollLimits(ctx),
    postFormats: options.postFormats,
    private: options.isPrivate,
    privilegedStaff: false,
    publicTimelineVisibility: publicTimelines(ctx),
    restrictedNicknames: options.restrictedNicknames,
    skipThreadContainment: true,
    staffAccounts: await staffAccounts(ctx, origin),
    suggestions: { enabled: options.areSuggestionsEnabled },
    uploadLimits: {
      avatar: options.avatarLimit,
      background: options.backgroundLimit,
      banner: options.bannerLimit,
      general: options.uploadLimit,
    },
  }
}

export const presentNodeInfo = async (ctx: Context, origin: string, version: '2.0' | '2.1') => {
  const counts = await countSite(ctx)
  const repository = version === '2.1' ? { repository: 'https://akkoma.dev/AkkomaGang/akkoma' } : {}
  return {
    metadata: await metadata(ctx, origin),
    openRegistrations: ctx.options.isRegistrationOpen,
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    software: { name: 'akkoma', ...repository, version: VERSION },
    usage: {
      localPosts: counts.localPosts,
      users: { activeHalfyear: counts.activeMonth, activeMonth: counts.activeMonth, total: counts.users },
    },
    version,
  }
}
