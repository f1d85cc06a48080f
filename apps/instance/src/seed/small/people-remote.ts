import type { Person } from './types.ts'

/** A server that this one knows of. All names end in `.example`: nothing can ever be sent there. */
export interface KnownHost {
  /** In Unicode. */
  host: string
  name: string
  favicon: string
  softwareName: string
  softwareVersion: string
}

export const KNOWN_HOSTS: readonly KnownHost[] = [
  {
    host: 'loomtown.example',
    name: 'Loom Town',
    favicon: 'loomtown',
    softwareName: 'akkoma',
    softwareVersion: '3.16.0',
  },
  {
    host: 'kilncafe.example',
    name: 'Kiln Café',
    favicon: 'kilncafe',
    softwareName: 'sharkey',
    softwareVersion: '2025.4.3',
  },
  {
    host: 'boggarden.example',
    name: 'Bog Garden',
    favicon: 'boggarden',
    softwareName: 'mastodon',
    softwareVersion: '4.4.2',
  },
  {
    host: 'tidewrack.example',
    name: 'Tidewrack',
    favicon: 'tidewrack',
    softwareName: 'pleroma',
    softwareVersion: '2.9.1',
  },
  {
    host: 'bücherei.example',
    name: 'Bücherei am Deich',
    favicon: 'buecherei',
    softwareName: 'gotosocial',
    softwareVersion: '0.20.1',
  },
]

/** People on other servers. */
export const REMOTE_PEOPLE: readonly Person[] = [
  {
    username: 'mirela',
    name: 'Mirela Okoro :warp:',
    host: 'loomtown.example',
    bio: '<p>Natural dyer. Woad, madder, weld and patience. I answer questions about mordants at any hour. <a href="https://loomtown.example/tag/naturaldye" class="hashtag" rel="tag">#naturaldye</a></p>',
    fields: [
      { name: 'Hands', value: 'blue until Tuesday' },
      {
        name: 'Recipes',
        value: '<a href="https://threepots.example" rel="me nofollow noopener">threepots.example</a>',
      },
    ],
    avatar: {
      face: {
        background: ['#2f7478', '#153f49'],
        skin: '#9a5f3c',
        hair: '#1c1416',
        style: 'cloud',
        clothes: '#e0b04a',
        earrings: '#f1cf6a',
      },
    },
    header: 'hanks',
    counts: { statuses: 6120, followers: 2841, following: 612 },
    joined: 1900,
  },
  {
    username: 'weft',
    name: 'The Weft Papers',
    host: 'loomtown.example',
    bio: '<p>A quarterly about slow tools and small networks. Polls on Mondays, arguments on Tuesdays, apologies on Wednesdays.</p>',
    fields: [{ name: 'Issue 14', value: 'out now, folded by hand' }],
    avatar: { token: 'weftMark' },
    header: 'weave',
    counts: { statuses: 1432, followers: 9120, following: 88 },
    joined: 1500,
  },
  {
    username: 'jun',
    name: 'Jun Takeda',
    host: 'kilncafe.example',
    bio: '<p>Pots, ovens, and mild opinions about both. The café is open when the light is on.</p>',
    avatar: {
      face: {
        background: ['#f7bcc4', '#dd7a8d'],
        skin: '#f3d3b3',
        hair: '#1f1b22',
        style: 'bob',
        clothes: '#f3ece0',
        mouth: 'calm',
      },
    },
    header: 'pots',
    counts: { statuses: 3877, followers: 1204, following: 430 },
    joined: 1720,
  },
  {
    username: 'hanae',
    name: '花江 :glaze:',
    host: 'kilncafe.example',
    bio: '<p>茶碗を焼いています。失敗作もかわいい。ときどき英語。</p>',
    fields: [{ name: '窯', value: '週に一度' }],
    avatar: { token: 'teacup' },
    counts: { statuses: 2210, followers: 998, following: 301 },
    joined: 1320,
    language: 'ja',
  },
  {
    username: 'ottoline',
    name: 'Ottoline Moss',
    host: 'boggarden.example',
    bio: '<p>Eleven winters of peat. I am patient, so is the bog. Retired twice, neither took.</p>',
    fields: [
      {
        name: 'Survey',
        value: '<a href="https://bogsurvey.example" rel="me nofollow noopener">bogsurvey.example</a>',
      },
    ],
    avatar: {
      face: {
        background: ['#d3dfc4', '#93ad7c'],
        skin: '#edc5a4',
        hair: '#e4e1da',
        style: 'curls',
        clothes: '#4b5f4a',
        collar: 'scarf',
        accent: '#c77a42',
        glasses: 'round',
      },
    },
    header: 'moss',
    counts: { statuses: 5406, followers: 3310, following: 702 },
    joined: 2100,
  },
  {
    username: 'orla',
    name: 'Orla Keane (moved)',
    host: 'tidewrack.example',
    bio: '<p>Moved to drier land. See you at the bog garden.</p>',
    avatar: { token: 'waves' },
    counts: { statuses: 911, followers: 640, following: 222 },
    joined: 1440,
  },
  {
    username: 'orla',
    name: 'Orla Keane',
    host: 'boggarden.example',
    bio: '<p>Indexes books, rows boats, gets up too early for both. Previously on tidewrack.</p>',
    avatar: { token: 'wavesAtDawn' },
    header: 'fenDawn',
    counts: { statuses: 57, followers: 588, following: 219 },
    joined: 21,
  },
  {
    username: 'jost',
    name: 'Jost Pfeiffer',
    host: 'bücherei.example',
    bio: '<p>Bibliothekar hinterm Deich. Fahrrad, Funk, viel Wind. Ich leihe auch Schraubenzieher aus.</p>',
    fields: [
      { name: 'Rufzeichen', value: 'leise' },
      { name: 'Fahrrad', value: 'ja' },
    ],
    avatar: {
      face: {
        background: ['#c4cfe0', '#7d8fae'],
        skin: '#f2cfb2',
        hair: '#8f7a5a',
        style: 'spikes',
        clothes: '#3d5a4a',
        collar: 'shirt',
        accent: '#e9e2cf',
        glasses: 'round',
        beard: 'moustache',
      },
    },
    header: 'windpump',
    counts: { statuses: 1777, followers: 420, following: 395 },
    joined: 1200,
    language: 'de',
  },
]
