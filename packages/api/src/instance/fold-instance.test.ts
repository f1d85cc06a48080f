import * as v from 'valibot'
import { expect, it } from 'vitest'
import { bodyOf } from '../../test/fixtures.ts'
import { akkoma, goToSocial, instanceOf, mastodon, nodeInfoOf } from '../../test/instances.ts'
import { frontendConfigSchema } from '../entities/frontend-config.ts'
import { foldInstance } from './fold-instance.ts'

type Wire = Record<string, unknown>

const metadata = (fields: Wire) => nodeInfoOf({ metadata: fields })
const limitsOf = (wire: Wire) => foldInstance({ instance: instanceOf(wire) }).limits

it("[BOOT-06] the static file is the base, the server's block lies over it", () => {
  const { branding } = foldInstance({
    staticConfig: { logo: '/file.svg', logoMargin: '.1em', theme: 'a' },
    serverConfig: { logo: '/server.svg', theme: 'b' },
  })
  expect(branding).toMatchObject({ logo: '/server.svg', logoMargin: '.1em', theme: 'b' })
  expect(branding.config).toEqual({ logo: '/server.svg', logoMargin: '.1em', theme: 'b' })
})

it('[BOOT-06] a value that cannot be read does not hide one that can', () => {
  const serverConfig = v.parse(frontendConfigSchema, { logo: { x: 1 }, logoMask: null })
  const staticConfig = { logo: '/file.svg', logoMask: false }
  expect(foldInstance({ staticConfig, serverConfig }).branding).toMatchObject(staticConfig)
})

it('[BOOT-07] the text limit is max_toot_chars, and 5000 without it', () => {
  expect(limitsOf({ max_toot_chars: 300 }).textLimit).toBe(300)
  expect(limitsOf({}).textLimit).toBe(5000)
  expect(foldInstance().limits.textLimit).toBe(5000)
})

it('[BOOT-08] limits served as texts become whole numbers', () => {
  const limits = limitsOf({
    max_toot_chars: '400',
    upload_limit: '16000000',
    avatar_upload_limit: '2000000.7',
    background_upload_limit: '4000001',
    banner_upload_limit: 'much',
  })
  expect(limits).toMatchObject({
    textLimit: 400,
    uploadLimit: 16_000_000,
    avatarLimit: 2_000_000,
    backgroundLimit: 4_000_001,
    bannerLimit: null,
  })
})

it('[BOOT-08] a limit below zero says nothing', () => {
  const limits = limitsOf({
    max_toot_chars: -1,
    upload_limit: '-16000000',
    poll_limits: { max_options: -4 },
  })
  expect(limits).toMatchObject({ textLimit: 5000, uploadLimit: null, pollLimits: { maxOptions: 4 } })
})

it('[BOOT-09] instance data give approval, languages and the key for push', () => {
  expect(akkoma.facts).toMatchObject({ accountApprovalRequired: false, languages: ['en', 'ja'] })
  expect(akkoma.facts.vapidPublicKey).toMatch(/^BCAJ/)
  const instance = instanceOf(bodyOf('akkoma-3.16', 'instance--approval-required'))
  expect(foldInstance({ instance }).facts.accountApprovalRequired).toBe(true)
})

it('[BOOT-10] node info gives software, version and registration', () => {
  expect(akkoma.facts).toMatchObject({
    softwareName: 'akkoma',
    backendVersion: '3.16.0',
    registrationOpen: true,
  })
  const nodeInfo = nodeInfoOf({ openRegistrations: false })
  expect(foldInstance({ nodeInfo }).facts.registrationOpen).toBe(false)
})

it('[BOOT-10] without node info the version tells which software it is compatible with', () => {
  const instance = instanceOf(bodyOf('akkoma-3.16', 'instance'))
  expect(foldInstance({ instance }).facts).toMatchObject({
    softwareName: 'akkoma',
    backendVersion: '3.16.0',
  })
})

it('[BOOT-12] metadata fill the rest', () => {
  expect(akkoma.facts).toMatchObject({
    private: false,
    federating: false,
    publicTimelineVisibility: { local: true, federated: true, bubble: false },
    localBubbleInstances: ['localhost:4000', 'bubble.example.org'],
    staffAccounts: ['http://localhost:4000/users/mod', 'http://localhost:4000/users/admin'],
    mailerEnabled: false,
    accountActivationRequired: false,
  })
  expect(akkoma.limits.fieldsLimits).toEqual({
    maxFields: 10,
    maxRemoteFields: 20,
    nameLength: 512,
    valueLength: 2048,
  })
  expect(akkoma.facts.restrictedNicknames).toContain('about')
  expect(akkoma.facts.postFormats).toContain('text/x.misskeymarkdown')
  expect(akkoma.facts.federationPolicy?.policies).toContain('TagPolicy')
  const closed = nodeInfoOf(bodyOf('akkoma-3.16', 'nodeinfo-2.0--private-instance'))
  expect(foldInstance({ nodeInfo: closed }).facts).toMatchObject({
    private: true,
    publicTimelineVisibility: { local: false, federated: false, bubble: false },
  })
})

it('[BOOT-13] poll limits and suggestions', () => {
  const nodeInfo = metadata({
    pollLimits: { max_options: 7, max_option_chars: 30, min_expiration: 5, max_expiration: 99 },
    suggestions: { enabled: true, web: 'https://who.example' },
  })
  const { facts, limits, capabilities } = foldInstance({ nodeInfo })
  expect(limits.pollLimits).toEqual({
    maxOptions: 7,
    maxOptionChars: 30,
    minExpiration: 5,
    maxExpiration: 99,
  })
  expect(facts.suggestionsWeb).toBe('https://who.example')
  expect(capabilities.suggestions).toBe(true)
  expect(foldInstance().capabilities.suggestions).toBe(false)
})

it('[LIM-13] without instance values polls have their default limits', () => {
  expect(foldInstance().limits.pollLimits).toEqual({
    maxOptions: 4,
    maxOptionChars: 255,
    minExpiration: 60,
    maxExpiration: 86_400,
  })
})

it('name and brand come from configuration (BOOT-14)', () => {
  expect(akkoma.branding).toMatchObject({
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
  expect(foldInstance({ serverConfig }).branding).toMatchObject(serverConfig)
})

it('a server without a name is called by its own, by what its admins configured, or by its address', () => {
  const nameOf = (wire: Wire, name?: string) =>
    foldInstance({ instance: instanceOf(wire), serverConfig: name === undefined ? {} : { name } }).branding
      .name
  expect(nameOf({ title: 'Fen', uri: 'fen.example' }, 'Heath')).toBe('Fen')
  expect(nameOf({ uri: 'fen.example' }, 'Heath')).toBe('Heath')
  expect(nameOf({ uri: 'fen.example' })).toBe('fen.example')
})

it('everything has a safe value when nothing could be loaded', () => {
  const { facts, limits, branding, capabilities } = foldInstance()
  expect(facts.localBubbleInstances).toEqual([])
  expect(facts.publicTimelineVisibility).toEqual({ local: true, federated: true, bubble: false })
  for (const part of [facts, limits, branding, capabilities])
    expect(Object.values(part)).not.toContain(undefined)
})

it('Mastodon and GoToSocial tell their limits in other places', () => {
  expect(mastodon.limits).toMatchObject({
    textLimit: 500,
    uploadLimit: 103_809_024,
    imageLimit: 16_777_216,
    maxAttachments: 4,
    mediaTypes: ['image/png', 'video/mp4'],
    descriptionLimit: 1500,
    pollLimits: { maxOptions: 4, maxOptionChars: 50 },
  })
  expect(mastodon.facts).toMatchObject({
    softwareName: 'mastodon',
    accountApprovalRequired: true,
    streamingUrl: 'wss://streaming.social.example',
  })
  expect(mastodon.branding.name).toBe('Social Example')
  expect(goToSocial.limits).toMatchObject({ textLimit: 5000, maxAttachments: 6 })
  expect(goToSocial.facts).toMatchObject({
    postFormats: ['text/plain', 'text/markdown'],
    registrationOpen: false,
  })
})

it('the address of the socket is read from either form of the answer, the older first', () => {
  const named = (wire: Wire) => foldInstance({ instance: instanceOf(wire) }).facts.streamingUrl
  const ofV2 = { configuration: { urls: { streaming: 'wss://v2.fen.example' } } }
  expect(named(ofV2)).toBe('wss://v2.fen.example')
  expect(named({ ...ofV2, urls: { streaming_api: '' } })).toBe('wss://v2.fen.example')
  expect(named({ ...ofV2, urls: { streaming_api: 'wss://v1.fen.example' } })).toBe('wss://v1.fen.example')
  expect(named({})).toBeNull()
})
