import type { PostSpec } from '../types.ts'

/** Weeks of books, maps, stars and school. */
export const WORDS: readonly PostSpec[] = [
  {
    by: 'odile',
    text: 'A boy returned a book about silence and whispered the review.',
    liked: 0.95,
    isPinned: true,
  },
  {
    by: 'odile',
    text: 'Overdue: one atlas, one cookery book, one (1) dragon.',
    edit: {
      text: 'Overdue: one atlas, one cookery book. The dragon is back. Thank you, dragon.',
      after: 400,
    },
    liked: 0.7,
  },
  {
    by: 'odile',
    text: 'We have a new shelf called “books that were cried on”. It is filling nicely.',
    liked: 0.9,
    reactions: { blobcry: 6, '📚': 7 },
  },
  {
    by: 'odile',
    text: 'Report read, talked to both, tea was involved, nobody was banned. This is most of moderation.',
    liked: 0.8,
  },
  {
    by: 'odile',
    key: 'storypoll',
    ago: 15_500,
    text: 'Story hour, second Saturday:',
    poll: {
      options: [
        'The lighthouse that was afraid of the dark',
        'Nine geese and a bus',
        'Something with a dragon, obviously',
      ],
      hours: 96,
      weights: [3, 4, 8],
    },
    liked: 0.5,
  },
  {
    by: 'odile',
    text: 'The fire exit sign has been improved by an unknown hand: now the little man carries a book.',
    liked: 0.85,
  },
  {
    by: 'odile',
    quotes: 'ca5',
    text: 'The best thing I have read this month, and I read for a living.',
    liked: 0.6,
  },
  { by: 'dot', text: 'Today’s spelling test included “yacht”. We have all agreed to be brave.', liked: 0.8 },
  {
    by: 'dot',
    text: 'Q: what do you want to be when you grow up? A: “the person who presses the button on the train doors.” Same.',
    liked: 0.9,
    reactions: { tram: 5 },
  },
  {
    by: 'dot',
    text: 'We measured the corridor in lettuces (see: Captain). It is 31 lettuces and a bit of radish.',
    liked: 0.85,
    reactions: { snail: 5 },
  },
  { by: 'dot', text: 'Wet play. Eleven forts, one treaty, two defections, biscuits.', liked: 0.8 },
  {
    by: 'dot',
    subject: 'Head lice',
    text: 'They are back. They have brought friends. I am typing this from inside a hat.',
    liked: 0.6,
  },
  {
    by: 'dot',
    text: 'A child gave me a stone and said “this one is for when it is too loud”. It works.',
    liked: 1,
    reactions: { '🪨': 9, '🥹': 8, heartwool: 6 },
    repeatedBy: ['wren', 'odile', 'granfern', 'yusra'],
  },
  {
    by: 'petra',
    text: 'The new survey moved the church four metres to the east. The church has not been told.',
    liked: 0.8,
  },
  {
    by: 'petra',
    text: 'Legend, noun: the part of a map where I finally admit what I meant.',
    liked: 0.8,
    isPinned: true,
  },
  {
    by: 'petra',
    text: 'Contour lines never cross. I wish more families were contour lines. #maps',
    liked: 0.7,
  },
  {
    by: 'petra',
    text: 'North arrow drawn by hand, eleventh try, now it looks as if it knows something.',
    pictures: [
      {
        scene: 'contourMap',
        variant: 3,
        description: 'A contour map with a red and grey north arrow in the corner.',
      },
    ],
    liked: 0.6,
  },
  {
    by: 'petra',
    text: 'The atlas has a page. The page has a picture. The picture has geese.',
    card: {
      url: 'https://bogsurvey.example/atlas/making-of',
      title: 'Making of an atlas: eleven winters on one table',
      description: 'How field notes become lines, and which lines were left out.',
      scene: 'waterTable',
      providerName: 'Bog Survey',
    },
    liked: 0.6,
  },
  {
    by: 'petra',
    text: 'Asked the oldest man in the village for the name of the field. He said “the field”. I wrote it down.',
    liked: 0.95,
  },
  { by: 'kaveh', text: 'Saturn, small and smug, 22:40, above the silo.', liked: 0.5 },
  {
    by: 'kaveh',
    text: 'Three hours, sixty frames, one hedgehog across the tripod.',
    pictures: [
      {
        scene: 'starTrails',
        variant: 2,
        description: 'Circles of star trails above dark hills, a small tent glows.',
      },
    ],
    liked: 0.8,
    reactions: { hedgehog: 4, moonrise: 5 },
  },
  {
    by: 'kaveh',
    text: 'The sky does not owe me a clear night. I have nevertheless written it a letter.',
    liked: 0.8,
  },
  {
    by: 'kaveh',
    text: 'If you turn off one lamp you get about forty stars. That is a good exchange rate.',
    liked: 0.9,
    isPinned: true,
  },
  {
    by: 'kaveh',
    text: 'Сделал карту тёмных мест для друзей издалека. Снег, тишина, Млечный Путь. #звёзды',
    language: 'ru',
    pictures: [{ scene: 'range', variant: 2, description: 'A wide view of violet mountains at sunrise.' }],
    liked: 0.5,
  },
]
