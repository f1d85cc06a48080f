import type { PostSpec } from '../types.ts'

/** Weeks of bread, wool, wood, paper and pots, without fixed times. */
export const HANDS: readonly PostSpec[] = [
  {
    by: 'juniper',
    text: 'Sold out at 08:40. To the gentleman who bought the last six buns “for the office”: I saw you on the bench.',
    liked: 0.9,
    reactions: { bun: 6, '👀': 5 },
  },
  {
    by: 'juniper',
    text: 'Crumb shot. Do not tell me it is not a landscape',
    edit: { text: 'Crumb shot. Do not tell me that it is not a landscape.', after: 2 },
    pictures: [
      {
        scene: 'bread',
        description: 'A round loaf on a striped cloth, scored with one long curve and six short ones.',
      },
    ],
    liked: 0.8,
    isPinned: true,
  },
  { by: 'juniper', text: 'Gerald doubled in three hours. I was so proud I rang my mother.' },
  {
    by: 'juniper',
    text: 'You may put raisins in it. I will sell you the bread, I will not watch.',
    liked: 0.7,
  },
  {
    by: 'juniper',
    text: 'Rye week results',
    key: 'ryepoll',
    ago: 11_000,
    poll: { options: ['Caraway', 'No caraway', 'What is caraway'], hours: 48, weights: [6, 4, 3] },
    liked: 0.4,
  },
  {
    by: 'juniper',
    text: 'Flour delivery came by boat. Six sacks, one passenger (mouse), no invoice for the mouse.',
    liked: 0.7,
  },
  {
    by: 'juniper',
    text: 'A loaf tells you when it is done. It sounds like a door you would like to open.',
    liked: 0.8,
  },
  {
    by: 'granfern',
    text: 'Parcel for @catarina posted. It is warm and it is a surprise and it is a hat.',
    liked: 0.8,
  },
  {
    by: 'granfern',
    text: 'Cast on 212. Counted 211. Counted 213. Had a sherry. 212.',
    liked: 0.95,
    reactions: { yarn: 7, '🥃': 6, blobknit: 4 },
  },
  { by: 'granfern', text: 'My grandson says I am trending. I have put a cardigan on.', liked: 0.9 },
  {
    by: 'granfern',
    text: 'Someone asked about the blue jumper. I said what I always say, which is nothing, in a tone.',
    liked: 0.8,
  },
  {
    by: 'granfern',
    text: 'Fair isle, row 96. If I can see the pattern from the other side of the room, so can the Queen of the Mice. #knitting #編み物',
    pictures: [
      {
        scene: 'knit',
        variant: 2,
        description: 'A teal piece of stranded knitting with cream diamonds and birds.',
      },
    ],
    liked: 0.8,
  },
  { by: 'granfern', text: 'The doctor asked for my hobbies and then for a scarf.', liked: 0.7 },
  {
    by: 'granfern',
    text: 'I do not say “unravel”. I say “the wool has asked for more time”.',
    liked: 0.9,
    isPinned: true,
  },
  {
    by: 'farrow',
    text: 'Oak says no. Ash says maybe. Pine says anything you like, then splits.',
    liked: 0.7,
  },
  {
    by: 'farrow',
    text: 'Steamed a plank, bent the plank, talked to the plank. Boat repair is mostly hospitality.',
    liked: 0.7,
  },
  { by: 'farrow', text: 'Sharpened everything. The pencil too. The pencil most of all.' },
  { by: 'farrow', text: 'A dovetail with a gap is called “a feature”. I have several features.', liked: 0.6 },
  {
    by: 'farrow',
    text: 'Made a very small ladder for the hedgehog who lives under the shed. He used it once, while I was not looking, which I respect.',
    pictures: [{ scene: 'hedgehog', description: 'A hedgehog out at night on dark grass, the moon above.' }],
    liked: 0.95,
    reactions: { hedgehog: 9, '🪜': 4, '🥹': 5 },
  },
  {
    by: 'farrow',
    scope: 'unlisted',
    text: 'Splinter out. It was from 2019, judging by the varnish.',
    liked: 0.5,
  },
  {
    by: 'wren',
    text: 'Forty small books sewn for the school. Every child gets to choose the thread. So far: orange, orange, orange, “the invisible one”, orange.',
    liked: 0.9,
    isPinned: true,
    reactions: { spool: 8, '🧡': 7 },
  },
  {
    by: 'wren',
    text: 'Paste is flour and water, and so is breakfast. I labelled the jars. I labelled them wrongly.',
    liked: 0.8,
  },
  {
    by: 'wren',
    text: 'Paper has a grain. So does a day. I keep folding both the wrong way before ten.',
    liked: 0.6,
  },
  {
    by: 'wren',
    text: 'Found pressed in a ledger from 1893: one fern, one bus timetable, one full stop of real gold leaf.',
    liked: 0.8,
    card: {
      url: 'https://secondthoughts.example/bindery/ledger',
      title: 'What we found in the ledger',
      description: 'A workshop diary: taking a ledger apart without losing what fell out of it.',
      scene: 'tea',
      providerName: 'Second Thoughts Bindery',
    },
  },
  { by: 'wren', scope: 'unlisted', text: 'Bone folder count: owned five, visible one.', liked: 0.5 },
  {
    by: 'wren',
    text: 'Lock ahead, cat asleep on the tiller, kettle on. There is nothing about this morning that I would like to optimise.',
    pictures: [
      { scene: 'canalRain', variant: 3, description: 'Two narrowboats moored under grey trees in the rain.' },
    ],
    liked: 0.85,
  },
  { by: 'wren', text: 'If you need me, I am sewing the atlas. If you need the atlas, so am I.', liked: 0.5 },
  {
    by: 'maren',
    text: 'New specimen sheet in the window: ornaments only, no words. It is the most I have said in months. #letterpress',
    pictures: [
      {
        scene: 'quilt',
        description: 'A printed sheet full of small triangles in red, teal, gold and cream.',
      },
    ],
    liked: 0.8,
  },
  { by: 'maren', text: 'Ink on the cat, cat on the paper, edition of one. Not my cat.', liked: 0.8 },
  {
    by: 'maren',
    text: 'A customer wanted “a nice font”. I showed her ninety-four cases. She stayed until it was dark.',
    liked: 0.8,
  },
  { by: 'maren', text: 'Kerning is only caring about the space between.', liked: 0.7, isPinned: true },
  { by: 'catarina', text: 'A sail is a very large pocket for air.', liked: 0.7 },
  {
    by: 'catarina',
    text: 'Twelve metres of seam without one swear word. The thirteenth metre made up for it.',
    liked: 0.7,
  },
  {
    by: 'catarina',
    text: 'If your jacket is older than five years and made of dacron, I probably know it by name.',
  },
  {
    by: 'catarina',
    language: 'pt',
    text: 'Hoje o vento pediu licença antes de entrar. Cosi a vela grande com a janela aberta. #vela',
    liked: 0.5,
  },
  {
    by: 'catarina',
    text: 'Sorry about Thursday. It was the waltz. The waltz knows what it did.',
    liked: 0.8,
  },
  {
    by: 'mirela@loomtown.example',
    text: 'Madder roots, five years in the ground, three hours in the pot, one lifetime on my cuffs.',
    pictures: [
      { scene: 'hanks', variant: 4, description: 'Hanks of dyed wool on a rail, madder red in the middle.' },
      { scene: 'quilt', variant: 5, description: 'A patchwork of triangles in dyed cloth.' },
    ],
    counts: { favourites: 240, repeats: 51 },
  },
  {
    by: 'mirela@loomtown.example',
    text: 'Dye diary, day 40: my porridge was blue. No further comment.',
    counts: { favourites: 133, repeats: 12 },
    reactions: { 'warp@loomtown.example': 5, '💙': 6 },
  },
  {
    by: 'mirela@loomtown.example',
    text: 'A mordant guide, free, no sign-up, ugly, correct.',
    card: {
      url: 'https://threepots.example/mordants',
      title: 'Mordants: which, how much, how long',
      description: 'Alum, iron, tannin and patience, with weights for one hank.',
      scene: 'dyePots',
      providerName: 'Three Pots',
    },
    counts: { favourites: 301, repeats: 144 },
    isPinned: true,
  },
  {
    by: 'mirela@loomtown.example',
    text: 'To everybody who asks if it is “really natural”: it is a leaf, in water, and me, being natural at it.',
    counts: { favourites: 97, repeats: 19 },
  },
  {
    by: 'jun@kilncafe.example',
    text: 'The café is open when the light is on. The light is on when I remember. Let us call it a subscription.',
    counts: { favourites: 59 },
  },
  {
    by: 'jun@kilncafe.example',
    text: 'Soup of the day: pumpkin, and an apology for yesterday.',
    pictures: [
      {
        scene: 'soup',
        description: 'A bowl of pumpkin soup with a swirl of cream, slices of bread beside it.',
      },
    ],
    counts: { favourites: 74, repeats: 6 },
  },
  {
    by: 'jun@kilncafe.example',
    text: 'A cup without a handle asks both hands. That is the whole idea.',
    counts: { favourites: 190, repeats: 47 },
    isPinned: true,
  },
  {
    by: 'jun@kilncafe.example',
    subject: 'Broken pots (eleven)',
    isSensitive: true,
    text: 'Kiln went 40 degrees too far while I was explaining how careful I am.',
    pictures: [
      { scene: 'pots', variant: 4, description: 'Pots on two shelves, photographed before the accident.' },
    ],
    counts: { favourites: 81 },
  },
  {
    by: 'hanae@kilncafe.example',
    language: 'ja',
    text: '釉薬の名前を考えています。今のところ「雨のあとの自転車」が一位です。',
    counts: { favourites: 72, repeats: 11 },
  },
  {
    by: 'hanae@kilncafe.example',
    language: 'ja',
    text: '今日の湯のみ。少し傾いていますが、本人は気にしていません。',
    pictures: [{ scene: 'pots', variant: 3, description: '棚に並んだ色とりどりの湯のみと花瓶。' }],
    counts: { favourites: 88 },
    reactions: { 'glaze@kilncafe.example': 6 },
  },
  {
    by: 'hanae@kilncafe.example',
    text: 'In English, “kiln” rhymes with nothing. In Japanese, 窯 rhymes with everything, because it is one sound, like a small door closing.',
    language: 'en',
    counts: { favourites: 61, repeats: 9 },
  },
  {
    by: 'abel',
    text: 'Plum and cardamom. Nine jars. It set on the first try and I have told nobody until now.',
    pictures: [
      {
        scene: 'harvest',
        description: 'Pumpkins, leeks, apples, carrots and small plums on a wooden table.',
      },
    ],
    liked: 0.7,
  },
  {
    by: 'abel',
    text: 'The nettle jam has been withdrawn. It was never dangerous, only disappointing.',
    liked: 0.8,
  },
]
