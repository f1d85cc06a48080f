import { describe, expect, it, test } from 'vitest'
import { akkoma, goToSocial, instanceOf, mastodon, nodeInfoOf } from '../../test/instances.ts'
import type { Capability } from './capabilities.ts'
import { foldInstance, unknownInstance } from './fold-instance.ts'

const withFeatures = (...features: string[]) =>
  foldInstance({ nodeInfo: nodeInfoOf({ metadata: { features } }) }).capabilities
const ofSoftware = (name: string | null, version: string | null) =>
  foldInstance({ nodeInfo: nodeInfoOf({ software: { name, version } }) }).capabilities

describe('what a list of features names', () => {
  it.each([
    ['media_proxy', 'mediaProxy'],
    ['safe_dm_mentions', 'safeDirectMessages'],
    ['polls', 'polls'],
    ['editing', 'editing'],
    ['akkoma:machine_translation', 'translation'],
    ['quote_posting', 'quotes'],
    ['pleroma_emoji_reactions', 'reactions'],
    ['pleroma_custom_emoji_reactions', 'customReactions'],
    ['custom_emoji_reactions', 'customReactions'],
  ] as const)('[BOOT-11] %s is %s', (feature, capability) => {
    expect(withFeatures(feature)[capability]).toBe(true)
    expect(withFeatures()[capability]).toBe(false)
  })
})

it('is asked by what is done, not by software', () => {
  const ofAkkoma: Capability[] = ['quotes', 'reactions', 'customReactions', 'bubble', 'localScope', 'polls']
  for (const capability of ofAkkoma) expect(akkoma.capabilities[capability]).toBe(true)
  const notOfMastodon: Capability[] = ['quotes', 'reactions', 'bubble', 'localScope', 'replyFilters']
  for (const capability of notOfMastodon) expect(mastodon.capabilities[capability]).toBe(false)
  expect(mastodon.capabilities).toMatchObject({ polls: true, editing: true, streaming: true })
  expect(goToSocial.capabilities).toMatchObject({ quotes: false, directTimeline: false })
})

it('of a server that has said nothing, what moves the rows of posts is taken for granted', () => {
  const { capabilities } = unknownInstance
  expect(capabilities).toMatchObject({ quotes: true, reactions: true, streaming: true, localScope: false })
  expect(foldInstance({ instance: instanceOf({ uri: 'fen.example' }) }).capabilities).toMatchObject({
    quotes: false,
    reactions: false,
    streaming: false,
  })
})

it('takes reactions to announcements for granted outside of the Pleroma family, once a server has answered', () => {
  expect(mastodon.capabilities.announcementReactions).toBe(true)
  expect(akkoma.capabilities.announcementReactions).toBe(false)
  expect(unknownInstance.capabilities.announcementReactions).toBe(false)
  expect(withFeatures('pleroma_api', 'announcement_reactions').announcementReactions).toBe(true)
})

it('settings are kept with the account by Akkoma, not by all that are like it', () => {
  expect(akkoma.capabilities.settingsProfiles).toBe(true)
  expect(withFeatures('pleroma_api', 'mastodon_api').settingsProfiles).toBe(false)
  for (const { capabilities } of [mastodon, goToSocial, unknownInstance])
    expect(capabilities.settingsProfiles).toBe(false)
})

it('[SHELL-41] a bubble has at least one instance', () => {
  const withBubble = (...localBubbleInstances: string[]) =>
    foldInstance({ nodeInfo: nodeInfoOf({ metadata: { localBubbleInstances } }) }).capabilities.bubble
  expect(withBubble('fen.example')).toBe(true)
  expect(withBubble()).toBe(false)
  expect(unknownInstance.capabilities.bubble).toBe(false)
})

test.each([
  ['mastodon', '4.5.0', true],
  ['mastodon', '4.2.0+glitch', true],
  ['mastodon', '5.0.0', true],
  ['mastodon', '4.1.9', false],
  ['mastodon', null, false],
  ['akkoma', '3.16.0', false],
  ['pleroma', '2.7.0', false],
  ['gotosocial', '4.5.0', false],
  [null, '4.5.0', false],
])('whether %s %s understands operators in a search: %s', (name, version, isUnderstood) => {
  expect(ofSoftware(name, version).searchOperators).toBe(isUnderstood)
})

test.each([
  ['mastodon', '4.6.0', true],
  ['mastodon', '3.5.0', true],
  ['mastodon', '3.4.9', false],
  ['akkoma', '3.16.0', false],
  [null, null, false],
])('whether %s %s tells which hashtags are talked about: %s', (name, version, isTold) => {
  expect(ofSoftware(name, version).trendingTags).toBe(isTold)
})
