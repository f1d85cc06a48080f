import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../test/fixtures.ts'
import { can } from '../capabilities.ts'
import { frontendConfigSchema } from '../entities/frontend-config.ts'
import { instanceSchema } from '../entities/instance.ts'
import { nodeInfoSchema } from '../entities/node-info.ts'
import { defaultOptions } from './default-options.ts'
import { foldInstance, type InstanceSources } from './fold-instance.ts'

type Wire = Record<string, unknown>

const nothing: InstanceSources = { instance: null, nodeInfo: null, staticConfig: null, serverConfig: null }
const instanceOf = (wire: unknown) => v.parse(instanceSchema, wire)
const nodeInfoOf = (wire: unknown) => v.parse(nodeInfoSchema, wire)
const metadata = (fields: Wire) => nodeInfoOf({ metadata: fields })

const akkoma = foldInstance({
  ...nothing,
  server: 'https://akkoma.example',
  instance: instanceOf(bodyOf('akkoma-3.16', 'instance')),
  nodeInfo: nodeInfoOf(bodyOf('akkoma-3.16', 'nodeinfo-2.0')),
})
const mastodon = foldInstance({
  ...nothing,
  instance: instanceOf(bodyOf('mastodon', 'instance')),
  nodeInfo: nodeInfoOf(bodyOf('mastodon', 'nodeinfo')),
})
const goToSocial = foldInstance({ ...nothing, instance: instanceOf(bodyOf('gotosocial', 'instance')) })

it('the defaults are what is made of nothing', () => {
  expect(defaultOptions).toEqual(foldInstance(nothing))
})

it("[BOOT-06] the static file is the base, the server's block lies over it", () => {
  const options = foldInstance({
    ...nothing,
    staticConfig: { logo: '/file.svg', logoMargin: '.1em', theme: 'a' },
    serverConfig: { logo: '/server.svg', theme: 'b' },
  })
  expect(options).toMatchObject({ logo: '/server.svg', logoMargin: '.1em', theme: 'b' })
  expect(options.config).toEqual({ logo: '/server.svg', logoMargin: '.1em', theme: 'b' })
})

it('[BOOT-06] a value that cannot be read does not hide one that can', () => {
  const serverConfig = v.parse(frontendConfigSchema, { logo: { x: 1 }, logoMask: null })
  expect(
    foldInstance({ ...nothing, staticConfig: { logo: '/file.svg', logoMask: false }, serverConfig }),
  ).toMatchObject({
    logo: '/file.svg',
    logoMask: false,
  })
})

it('[BOOT-07] the text limit is max_toot_chars, and 5000 without it', () => {
  expect(foldInstance({ ...nothing, instance: instanceOf({ max_toot_chars: 300 }) }).textLimit).toBe(300)
  expect(foldInstance({ ...nothing, instance: instanceOf({}) }).textLimit).toBe(5000)
  expect(foldInstance(nothing).textLimit).toBe(5000)
})

it('[BOOT-08] limits served as texts become whole numbers', () => {
  const instance = instanceOf({
    max_toot_chars: '400',
    upload_limit: '16000000',
    avatar_upload_limit: '2000000.7',
    background_upload_limit: '4000001',
    banner_upload_limit: 'much',
  })
  expect(foldInstance({ ...nothing, instance })).toMatchObject({
    textLimit: 400,
    uploadLimit: 16_000_000,
    avatarLimit: 2_000_000,
    backgroundLimit: 4_000_001,
    bannerLimit: null,
  })
})

it('[BOOT-08] a limit below zero says nothing', () => {
  const instance = instanceOf({
    max_toot_chars: -1,
    upload_limit: '-16000000',
    poll_limits: { max_options: -4 },
  })
  expect(foldInstance({ ...nothing, instance })).toMatchObject({
    textLimit: 5000,
    uploadLimit: null,
    pollLimits: { maxOptions: 4 },
  })
})

it('[BOOT-09] instance data give approval, languages and the key for push', () => {
  expect(akkoma).toMatchObject({ accountApprovalRequired: false, languages: ['en', 'ja'] })
  expect(akkoma.vapidPublicKey).toMatch(/^BCAJ/)
  const waiting = instanceOf(bodyOf('akkoma-3.16', 'instance--approval-required'))
  expect(foldInstance({ ...nothing, instance: waiting }).accountApprovalRequired).toBe(true)
})

it('[BOOT-10] node info gives software, version and registration', () => {
  expect(akkoma).toMatchObject({ softwareName: 'akkoma', backendVersion: '3.16.0', registrationOpen: true })
  expect(
    foldInstance({ ...nothing, nodeInfo: nodeInfoOf({ openRegistrations: false }) }).registrationOpen,
  ).toBe(false)
})

it('[BOOT-10] without node info the version tells which software it is compatible with', () => {
  const instance = instanceOf(bodyOf('akkoma-3.16', 'instance'))
  expect(foldInstance({ ...nothing, instance })).toMatchObject({
    softwareName: 'akkoma',
    backendVersion: '3.16.0',
  })
})

describe('features', () => {
  it.each([
    ['media_proxy', 'mediaProxyAvailable'],
    ['safe_dm_mentions', 'safeDM'],
    ['polls', 'pollsAvailable'],
    ['editing', 'editingAvailable'],
    ['akkoma:machine_translation', 'translationEnabled'],
  ] as const)('[BOOT-11] the feature %s sets %s', (feature, option) => {
    expect(foldInstance({ ...nothing, nodeInfo: metadata({ features: [feature] }) })[option]).toBe(true)
    expect(foldInstance({ ...nothing, nodeInfo: metadata({ features: [] }) })[option]).toBe(false)
  })
})

it('[BOOT-12] metadata fill the rest', () => {
  expect(akkoma).toMatchObject({
    private: false,
    federating: false,
    federatedTimelineAvailable: true,
    publicTimelineVisibility: { local: true, federated: true, bubble: false },
    localBubbleInstances: ['localhost:4000', 'bubble.example.org'],
    staffAccounts: ['http://localhost:4000/users/mod', 'http://localhost:4000/users/admin'],
    fieldsLimits: { maxFields: 10, maxRemoteFields: 20, nameLength: 512, valueLength: 2048 },
    mailerEnabled: false,
    accountActivationRequired: false,
  })
  expect(akkoma.restrictedNicknames).toContain('about')
  expect(akkoma.postFormats).toContain('text/x.misskeymarkdown')
  expect(akkoma.federationPolicy?.policies).toContain('TagPolicy')
  const closed = nodeInfoOf(bodyOf('akkoma-3.16', 'nodeinfo-2.0--private-instance'))
  expect(foldInstance({ ...nothing, nodeInfo: closed })).toMatchObject({
    private: true,
    publicTimelineVisibility: { local: false, federated: false, bubble: false },
  })
})

it('[BOOT-13] poll limits and suggestions', () => {
  const nodeInfo = metadata({
    pollLimits: { max_options: 7, max_option_chars: 30, min_expiration: 5, max_expiration: 99 },
    suggestions: { enabled: true, web: 'https://who.example' },
  })
  expect(foldInstance({ ...nothing, nodeInfo })).toMatchObject({
    pollLimits: { maxOptions: 7, maxOptionChars: 30, minExpiration: 5, maxExpiration: 99 },
    suggestions: { enabled: true, web: 'https://who.example' },
    suggestionsEnabled: true,
  })
  expect(foldInstance(nothing)).toMatchObject({ suggestionsEnabled: false })
})

it('[LIM-13] without instance values polls have their default limits', () => {
  expect(foldInstance(nothing).pollLimits).toEqual({
    maxOptions: 4,
    maxOptionChars: 255,
    minExpiration: 60,
    maxExpiration: 86_400,
  })
})

it('name and brand come from configuration (BOOT-14)', () => {
  expect(akkoma).toMatchObject({
    name: 'Akkoma Test',
    logo: '/static/logo.svg',
    logoMask: true,
    logoLeft: false,
  })
  const serverConfig = {
    logo: '/l.png',
    logoMask: false,
    logoMargin: '1px',
    logoLeft: true,
    hideSitename: true,
  }
  expect(foldInstance({ ...nothing, serverConfig })).toMatchObject(serverConfig)
})

it('every option has a safe value when everything failed to load', () => {
  const options = foldInstance(nothing)
  expect(options.localBubbleInstances).toEqual([])
  expect(options.publicTimelineVisibility).toEqual({ local: true, federated: true, bubble: false })
  expect(Object.values(options)).not.toContain(undefined)
})

it('Mastodon and GoToSocial tell their limits in other places', () => {
  expect(mastodon).toMatchObject({
    softwareName: 'mastodon',
    name: 'Social Example',
    textLimit: 500,
    uploadLimit: 103_809_024,
    imageLimit: 16_777_216,
    maxAttachments: 4,
    mediaTypes: ['image/png', 'video/mp4'],
    descriptionLimit: 1500,
    pollLimits: { maxOptions: 4, maxOptionChars: 50 },
    pollsAvailable: true,
    editingAvailable: true,
    accountApprovalRequired: true,
    streamingUrl: 'wss://streaming.social.example',
  })
  expect(goToSocial).toMatchObject({
    textLimit: 5000,
    maxAttachments: 6,
    postFormats: ['text/plain', 'text/markdown'],
    registrationOpen: false,
  })
})

it('the address of the socket is read from either form of the answer, the older first', () => {
  const named = (instance: Wire) => foldInstance({ ...nothing, instance: instanceOf(instance) }).streamingUrl
  const ofV2 = { configuration: { urls: { streaming: 'wss://v2.fen.example' } } }
  expect(named(ofV2)).toBe('wss://v2.fen.example')
  expect(named({ ...ofV2, urls: { streaming_api: '' } })).toBe('wss://v2.fen.example')
  expect(named({ ...ofV2, urls: { streaming_api: 'wss://v1.fen.example' } })).toBe('wss://v1.fen.example')
  expect(named({})).toBeNull()
})

describe('can', () => {
  it('asks by what is done, not by software', () => {
    for (const capability of [
      'quotes',
      'reactions',
      'customReactions',
      'bubble',
      'localScope',
      'polls',
    ] as const) {
      expect(can(akkoma, capability)).toBe(true)
    }
    for (const capability of ['quotes', 'reactions', 'bubble', 'localScope', 'timelineFilters'] as const) {
      expect(can(mastodon, capability)).toBe(false)
    }
    expect(can(mastodon, 'polls')).toBe(true)
    expect(can(goToSocial, 'richText')).toBe(true)
  })

  it('takes reactions to announcements for granted outside of the Pleroma family, once a server has answered', () => {
    expect(can(mastodon, 'announcementReactions')).toBe(true)
    expect(can(akkoma, 'announcementReactions')).toBe(false)
    expect(can(foldInstance(nothing), 'announcementReactions')).toBe(false)
    const nodeInfo = metadata({ features: ['pleroma_api', 'announcement_reactions'] })
    expect(can(foldInstance({ ...nothing, nodeInfo }), 'announcementReactions')).toBe(true)
  })

  it('knows one thing by several names', () => {
    const nodeInfo = metadata({ features: ['pleroma_custom_emoji_reactions'] })
    expect(can(foldInstance({ ...nothing, nodeInfo }), 'customReactions')).toBe(true)
  })

  it('has no bubble without neighbours', () => {
    const nodeInfo = metadata({ features: ['bubble_timeline'], localBubbleInstances: [] })
    expect(can(foldInstance({ ...nothing, nodeInfo }), 'bubble')).toBe(false)
  })
})
