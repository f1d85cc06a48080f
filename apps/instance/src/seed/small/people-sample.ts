import type { Person } from './types.ts'

/** The members a newcomer may sign in as. */
export const SAMPLE_PEOPLE: readonly Person[] = [
  {
    username: 'wren',
    name: 'Wren Halloran',
    bio: 'Bookbinder on a narrowboat called Second Thoughts. I repair spines, lose bone folders and read the water gauge before breakfast. #bookbinding #narrowboat',
    fields: [
      { name: 'Pronouns', value: 'she/her' },
      { name: 'Mooring', value: 'below the second lock, until the ice' },
      { name: 'Repairs', value: 'https://secondthoughts.example/bindery' },
    ],
    avatar: {
      face: {
        background: ['#f8cfa4', '#e0876a'],
        skin: '#f1cba9',
        hair: '#6a3524',
        style: 'bob',
        clothes: '#2f5d62',
        freckles: true,
      },
    },
    header: {
      sky: ['#37707c', '#9dbdb6', '#f6dfae'],
      hills: ['#6f9996', '#2f5f66'],
      water: '#a5bdae',
      sun: '#fff4d6',
      birds: '#22464f',
      sunAt: 0.72,
    },
    joined: 1280,
  },
  {
    username: 'tomas',
    name: 'Tomas Lind',
    bio: 'Towpath volunteer. I carry the loppers. Opinions about gate paddles are my own and correct.',
    fields: [
      { name: 'Boots', value: 'tall' },
      { name: 'Work party', value: 'second Saturday, bring gloves' },
    ],
    avatar: {
      face: {
        background: ['#cfdccf', '#8aa895'],
        skin: '#f0c7a6',
        hair: '#8a4a26',
        style: 'beanie',
        hat: '#c9482f',
        clothes: '#41506f',
        beard: 'full',
      },
    },
    header: {
      sky: ['#6f8f7d', '#b7c9a4', '#eee0b4'],
      hills: ['#7d9a6b', '#47653f'],
      water: '#8fae9d',
      sun: '#fff3cc',
    },
    joined: 1150,
  },
  {
    username: 'maren',
    name: 'Maren Achterberg',
    bio: 'Letterpress, mostly by hand, mostly at night. I approve followers once a week, with tea. #letterpress',
    fields: [{ name: 'Presses', value: 'two, one of them asleep' }],
    avatar: {
      face: {
        background: ['#ddcfec', '#a593cc'],
        skin: '#e9c0a0',
        hair: '#cfcac4',
        style: 'bun',
        clothes: '#3a3550',
        glasses: 'round',
        mouth: 'calm',
      },
    },
    header: 'quilt',
    isLocked: true,
    hidesNetwork: true,
    joined: 990,
  },
  {
    username: 'odile',
    name: 'Odile Brandt',
    bio: 'Village librarian and moderator here. Late fees are forgiven, reports are read, overdue dragons are renewed twice.',
    fields: [
      { name: 'Moderating', value: 'since the second winter' },
      { name: 'Currently reading', value: 'whatever you returned' },
    ],
    avatar: {
      face: {
        background: ['#bfe0d2', '#6fb09a'],
        skin: '#d9a37a',
        hair: '#5b3a28',
        style: 'curls',
        clothes: '#b8503f',
        collar: 'shirt',
        accent: '#f6ecd8',
        glasses: 'square',
      },
    },
    header: {
      sky: ['#8a6f9a', '#e0a8a0', '#f8dcb0'],
      hills: ['#9a7f9a', '#5b4a6f'],
      sun: '#fff0d0',
      sunAt: 0.4,
    },
    role: 'moderator',
    joined: 1240,
  },
  {
    username: 'abel',
    name: 'Abel Fenwick',
    bio: 'I keep this server in a cupboard next to the jam. If it is slow, I am making jam. Admin of fenland.social.',
    fields: [
      { name: 'Cupboard temperature', value: '17 °C' },
      { name: 'House rules', value: 'be kind, describe your pictures' },
    ],
    avatar: {
      face: {
        background: ['#f3d27a', '#dd9a3c'],
        skin: '#e7b58c',
        hair: '#a9a49a',
        style: 'flatcap',
        hat: '#5f6656',
        clothes: '#4f6b58',
        collar: 'shirt',
        accent: '#f4ead6',
        beard: 'full',
      },
    },
    header: 'allotment',
    role: 'admin',
    joined: 1300,
  },
  {
    username: 'priya',
    name: 'Priya Raman',
    bio: 'Hydrologist. I measure how wet wet things are. Owner of two keys for everything, ask me about recovery codes.',
    fields: [
      { name: 'Dip wells', value: '214' },
      { name: 'Wet socks', value: 'also about 214' },
    ],
    avatar: {
      face: {
        background: ['#a9cfe4', '#5d90b6'],
        skin: '#b87a4e',
        hair: '#231b20',
        style: 'long',
        clothes: '#d9674a',
        earrings: '#e9c34a',
      },
    },
    header: 'waterTable',
    joined: 860,
  },
]
