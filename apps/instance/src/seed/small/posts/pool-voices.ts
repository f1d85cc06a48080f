import type { PostSpec } from '../types.ts'

/** Weeks of languages, choirs, newcomers and single moments. */
export const VOICES: readonly PostSpec[] = [
  {
    by: 'dot',
    quotes: 'mo3',
    text: 'Copied out on the board today, under “facts about sheep”.',
    liked: 0.7,
  },
  {
    by: 'farrow',
    quotes: 'pl22',
    text: 'I am in a commit message. My mother wants to know where to look.',
    liked: 0.8,
  },
  { by: 'kaveh', text: 'A meteor so bright that the dog barked at the shadow.', liked: 0.7 },
  {
    by: 'yusra',
    language: 'ar',
    text: 'كلمة اليوم: «سَمَر». حديث الليل الذي لا غاية له سوى ألّا ينتهي. ليس لها أخت في الإنجليزية، لكنّ لها جارات كثيرات على هذا الخيط. #كلمات',
    liked: 0.8,
    isPinned: true,
  },
  {
    by: 'yusra',
    language: 'ar',
    text: 'ترجمتُ اليوم قصيدة من أربعة أبيات في تسع ساعات. البيت الثالث يعتذر.',
    liked: 0.7,
  },
  {
    by: 'yusra',
    text: 'A false friend of the week: “actually”. In six languages it means “now” and in English it means “you are wrong”.',
    liked: 0.9,
  },
  {
    by: 'yusra',
    language: 'ar',
    text: 'سألتني طفلة: لماذا تكتبين من اليمين؟ قلت: لأنّ النهر هناك. 🌊',
    liked: 0.85,
    quotes: 'rw2',
  },
  {
    by: 'yusra',
    text: 'Two words for longing today, ten minutes apart: شوق and Sehnsucht. They would have got on.',
    liked: 0.7,
  },
  {
    by: 'noam',
    language: 'he',
    text: 'הענן מעל הכנסייה נראה כמו בס־בריטון אחרי חזרה: רחב, אפור, ומחפש תה. #עננים',
    liked: 0.6,
  },
  {
    by: 'noam',
    text: 'We sang the slow one so slowly that the caretaker turned off the lights.',
    liked: 0.8,
  },
  { by: 'noam', language: 'he', text: 'מצאתי מטרייה. היא לא שלי. עכשיו אני חלק מהבעיה.', liked: 0.8 },
  {
    by: 'noam',
    text: 'Cloud report: mackerel in the west, a whole bakery in the east.',
    pictures: [
      {
        scene: 'windpump',
        description: 'A windpump on a flat green plain under large white clouds, three sheep by a ditch.',
      },
    ],
    liked: 0.7,
  },
  { by: 'noam', text: 'Basses do not come in late. We arrive with gravity.', liked: 0.8, isPinned: true },
  {
    by: 'jost@bücherei.example',
    language: 'de',
    text: 'Die Werkzeugausleihe hat heute: drei Schraubenzieher, eine Wasserwaage, ein Waffeleisen. Das Waffeleisen ist ein Werkzeug, das haben wir abgestimmt.',
    counts: { favourites: 84, repeats: 22 },
  },
  {
    by: 'jost@bücherei.example',
    language: 'de',
    text: 'Gegenwind auf dem Hinweg, Gegenwind auf dem Rückweg. Der Deich ist rund, oder der Wind ist persönlich.',
    pictures: [
      {
        scene: 'windpump',
        variant: 2,
        description: 'Eine kleine Windmühle in flacher Landschaft, große Wolken, drei Schafe.',
      },
    ],
    counts: { favourites: 71 },
  },
  {
    by: 'jost@bücherei.example',
    language: 'de',
    text: 'Funkabend: Verbindung nach Norwegen, 14 Minuten, Thema Käse. #funk',
    counts: { favourites: 38 },
  },
  {
    by: 'jost@bücherei.example',
    language: 'de',
    text: 'Neu im Regal: „Kleine Netze“. Vorgemerkt bis Ostern.',
    card: {
      url: 'https://xn--bcherei-n2a.example/neu',
      title: 'Neu im Regal',
      description: 'Was diese Woche angekommen ist, mit kurzen Meinungen.',
      providerName: 'Bücherei am Deich',
    },
    counts: { favourites: 29 },
  },
  {
    by: 'moth',
    ago: 1900,
    text: 'day two. i have found the light switch and i am leaving it off',
    liked: 0.9,
    reactions: { lantern: 5 },
  },
  {
    by: 'moth',
    ago: 1180,
    text: 'does one simply say good night here, to everybody, or is there a form',
    liked: 0.95,
    reactions: { moonrise: 6, blobwave: 5 },
  },
  {
    by: 'farrow',
    text: 'The sunflowers behind the shed ended up taller than the shed. The shed is handling it badly.',
    pictures: [
      { scene: 'sunflowers', description: 'Three tall sunflowers against a blue sky with two clouds.' },
    ],
    liked: 0.8,
  },
  {
    by: 'abel',
    text: 'Allotment open day: come and look at a cabbage, stay for the scarecrow, who is better dressed than me.',
    pictures: [
      {
        scene: 'allotment',
        description: 'An allotment with four rows of cabbages, a leaning shed and a smiling scarecrow.',
      },
    ],
    liked: 0.7,
  },
  {
    by: 'juniper',
    text: 'Found last winter’s picture. Snow day, no stall, so I baked anyway and left a loaf on every second doorstep. The other doorsteps got theirs on Sunday.',
    pictures: [
      {
        scene: 'snowStreet',
        variant: 2,
        description: 'A street of narrow coloured houses on a snowy evening, most windows lit.',
      },
    ],
    liked: 0.95,
    reactions: { '❄️': 8, bun: 5, heartwool: 6 },
  },
  {
    by: 'tomas',
    text: 'A heron, a bus driver and I waited together for the fog to lift. The bus driver had sandwiches. The heron knew.',
    liked: 0.9,
    reactions: { heron: 6, '🥪': 4 },
  },
  {
    by: 'catarina',
    text: 'Repaired a kite for a boy who said “it only has to fly once more”. I gave it four more, to be safe.',
    liked: 0.95,
    reactions: { '🪁': 8, heartwool: 5 },
  },
  {
    by: 'maren',
    text: 'The apprentice asked why the lead comes after the letters. Because silence is also set by hand.',
    liked: 0.8,
  },
  {
    by: 'jun@kilncafe.example',
    text: 'A customer proposed in the corner by the window. She said yes. I said it for her a second early, behind the counter.',
    counts: { favourites: 330, repeats: 44 },
    reactions: { '💍': 6, heartwool: 6 },
  },
  { by: 'ludo', scope: 'unlisted', text: 'Found the apple hammock again. Two apples now.', liked: 0.8 },
  { by: 'priya', language: 'ta', text: 'மழை நின்றது. குளம் இன்னும் பேசிக்கொண்டிருக்கிறது. #மழை', liked: 0.5 },
  {
    by: 'granfern',
    text: 'To the young man who carried my wool across the bridge in the hail: your hat is ready.',
    liked: 0.95,
    reactions: { yarn: 6, '🧢': 3, '🥹': 5 },
  },
  {
    by: 'biscuit',
    text: 'moth update: we are friends now. it lives in the lamp and i live under the lamp',
    liked: 0.9,
    reactions: { catloaf: 6, lantern: 4 },
  },
  {
    by: 'wren',
    key: 'bindpoll',
    ago: 18_200,
    text: 'You find a page that somebody has torn out and put back. Do you mend it so that it shows?',
    poll: {
      options: ['Yes, a mend is part of the story', 'No, quietly, with tissue', 'Ask the page'],
      hours: 24,
      weights: [7, 4, 5],
    },
    liked: 0.5,
  },
]
