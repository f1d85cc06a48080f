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

/** Switches of the instance that serves the small world. */
export const SITE_OPTIONS: Partial<SiteOptions> = {
  title: 'fenland.social',
  description:
    'A small try-out server between two locks: bread, boats, wool and weather. It does not federate.',
  email: 'abel@fenland.example',
  bubbleHosts: ['loomtown.example', 'boggarden.example', domainToASCII('bücherei.example')],
  publicTimelineVisibility: { local: true, federated: true, bubble: true },
  thumbnail: '/instance/thumbnail.jpeg',
  favicon: '/images/emblem.png',
  background: '/images/fen.webp',
}
