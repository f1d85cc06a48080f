import { expect, test } from 'vitest'
import type { Capability } from '../src/instance/capabilities.ts'
import { foldInstance } from '../src/instance/fold-instance.ts'
import { bodyOf } from './fixtures.ts'
import { akkoma, instanceOf, nodeInfoOf } from './instances.ts'

const recorded = (software: 'mastodon-4.6' | 'gotosocial-0.20' | 'hollo') =>
  foldInstance({
    instance: instanceOf(bodyOf(software, 'instance-v2')),
    nodeInfo: nodeInfoOf(bodyOf(software, 'nodeinfo')),
  })

const servers = {
  'Akkoma 3.16': akkoma,
  'Mastodon 4.6': recorded('mastodon-4.6'),
  'GoToSocial 0.20': recorded('gotosocial-0.20'),
  'Hollo 0.10': recorded('hollo'),
}

/** What each capability means to the people who use the client. */
const meanings: Readonly<Record<Capability, string>> = {
  polls: 'Write polls',
  editing: 'Edit posts, see their edit history',
  translation: 'Translate posts',
  safeDirectMessages: 'Direct posts reach only the people mentioned at the beginning',
  mediaProxy: 'Media of other servers come from the own one',
  quotes: 'Quote posts',
  reactions: 'React to posts',
  customReactions: 'React with custom emoji',
  announcementReactions: 'React to announcements',
  publicAnnouncements: 'Announcements for visitors',
  announcementEditing: 'Admins write announcements',
  bubble: 'The bubble timeline',
  knownNetwork: 'The timeline of the known network',
  directTimeline: 'A timeline of direct messages, beside conversations',
  localScope: 'Posts that stay on the server',
  previews: 'Preview a post',
  replyFilters: 'Choose which replies a timeline shows',
  notificationReads: 'Mark single notifications as read, dismiss several in one request',
  subscriptions: 'A call of its own to be notified of somebody’s posts',
  reportCategories: 'Reports have a category',
  settingsProfiles: 'Settings of the client are kept with the account',
  accountChanges: 'Change password and e-mail, hand lists over, back up, move and delete the account',
  administrationPages: 'Links to the server’s own administration',
  staffDeletion: 'Moderators delete posts of others',
  streaming: 'Live updates',
  socketPings: 'A dead connection is noticed within 40 seconds',
  passwordGrant: 'Sign in without leaving the client',
  suggestions: 'Who to follow',
  searchOperators: 'Search operators',
  trendingTags: 'Trending hashtags',
}

test('what recorded servers can do is written down', async () => {
  const names = Object.keys(servers)
  const rows = Object.entries(meanings).map(([capability, meaning]) => {
    const marks = Object.values(servers).map(({ capabilities }) =>
      capabilities[capability as Capability] ? 'yes' : '–',
    )
    return `| ${[`\`${capability}\``, meaning, ...marks].join(' | ')} |`
  })
  const table = [
    '# What servers can do',
    '',
    'Written by `packages/api/test/servers.test.ts` from recorded answers: what Skein offers on each server. Judged in `packages/api/src/instance/capabilities.ts`, asked for with `can`.',
    '',
    `| Capability | What it offers | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---').join('|')}|`,
    ...rows,
    '',
  ].join('\n')
  await expect(table).toMatchFileSnapshot('../../../docs/servers.md')
})
