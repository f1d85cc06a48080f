import { domainToASCII } from 'node:url'
import type { SiteOptions } from '../options.ts'

/** What the client reads from `/static/config.json`; the server's own configuration may overrule it. */
export const CLIENT_CONFIG: Readonly<Record<string, unknown>> = {
  alwaysShowSubjectInput: true,
  background: '',
  collapseMessageWithSubject: false,
  conversationDisplay: 'linear',
  greentext: true,
  hideFilteredStatuses: false,
  hideMutedPosts: false,
  hidePostStats: false,
  hideSitename: false,
  hideUserStats: false,
  loginMethod: 'password',
  logo: '/static/logo.svg',
  logoLeft: false,
  logoMargin: '.1em',
  logoMask: true,
  nsfwCensorImage: '',
  postContentType: 'text/plain',
  redirectRootLogin: '/main/friends',
  redirectRootNoLogin: '/main/public',
  showFeaturesPanel: true,
  showInstanceSpecificPanel: true,
  sidebarRight: false,
  subjectLineBehavior: 'email',
  webPushNotifications: false,
}

const reasons = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).map(([host, reason]) => [host, { reason }]))

/** What the small world keeps out, so that the page about it has something to tell. */
const FEDERATION_POLICY = {
  mrf_policies: [
    'SimplePolicy',
    'KeywordPolicy',
    'TagPolicy',
    'HashtagPolicy',
    'InlineQuotePolicy',
    'NormalizeMarkup',
  ],
  mrf_simple: {
    accept: [],
    reject: ['gullwatch.example', 'crypto-heron.example'],
    federated_timeline_removal: ['weatherbots.example'],
    media_nsfw: ['anatomy-sketches.example'],
    media_removal: ['megapixel.example'],
  },
  mrf_simple_info: {
    reject: reasons({
      'gullwatch.example': 'Follows people about and writes down when they are out.',
      'crypto-heron.example': 'Sells herons that do not exist.',
    }),
    federated_timeline_removal: reasons({
      'weatherbots.example': 'Four hundred thermometers, each with an account.',
    }),
    media_removal: reasons({ 'megapixel.example': 'Pictures of 60 MB.' }),
  },
  mrf_keyword: {
    reject: ['double your sats'],
    federated_timeline_removal: ['/raffle/i'],
    replace: [{ pattern: 'the cloud', replacement: 'somebody else’s computer' }],
  },
  quarantined_instances: ['open-archive.example'],
  quarantined_instances_info: {
    quarantined_instances: reasons({
      'open-archive.example': 'Publishes what it is sent, also what is not public.',
    }),
  },
}

/** Switches of the instance that serves the small world. */
export const SITE_OPTIONS: Partial<SiteOptions> = {
  title: 'fenland.social',
  description:
    'A small try-out server between two locks: bread, boats, wool and weather. It does not federate.',
  email: 'abel@fenland.example',
  bubbleHosts: ['loomtown.example', 'boggarden.example', domainToASCII('bücherei.example')],
  federationPolicy: FEDERATION_POLICY,
  publicTimelineVisibility: { local: true, federated: true, bubble: true },
  isRegistrationOpen: true,
  captcha: 'native',
  thumbnail: '/instance/thumbnail.jpeg',
  favicon: '/images/emblem.png',
  background: '/images/fen.webp',
}
