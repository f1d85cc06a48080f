import type { PostSpec } from '../types.ts'

/** Weeks of water, weather and animals, without fixed times. */
export const WATER: readonly PostSpec[] = [
  { by: 'ludo', text: '12.0 °C. A leaf kept me company for three bridges, then found somebody better.' },
  { by: 'ludo', text: '10.8 °C. Fog so thick that I met my own splash.' },
  {
    by: 'ludo',
    text: '11.6 °C and a rainbow which began at the pump house and ended, as far as I could see, at the chip shop.',
    liked: 0.7,
  },
  {
    by: 'ludo',
    text: 'A child on the bridge asked whether I was stuck. I said no. She said “are you sure”. I am less sure.',
    liked: 0.9,
  },
  {
    by: 'ludo',
    text: 'Lost: one sock, left foot, last seen on a moorhen.',
    liked: 0.8,
    reactions: { otter: 4, '🧦': 5 },
  },
  {
    by: 'ludo',
    text: 'Nobody tells you that the best part of cold swimming is being allowed to stop.',
    liked: 0.7,
    isPinned: true,
  },
  { by: 'tomas', text: 'Greased the lower paddle. It says thank you by not screaming.' },
  {
    by: 'tomas',
    text: 'Counted 31 bicycles at the bottom when we drained the pound. One still had a working light.',
    pictures: [
      { scene: 'bicycle', description: 'A teal bicycle with a basket of flowers leans on a garden wall.' },
    ],
    liked: 0.7,
  },
  {
    by: 'tomas',
    text: 'If you open the top gate for a stranger, you are allowed one opinion about their knots. One.',
    liked: 0.6,
  },
  {
    by: 'tomas',
    text: 'The kingfisher sat on my spade. I was holding the spade. I have not moved since eleven, please send soup.',
    liked: 0.95,
    reactions: { '🥣': 8, '💙': 6 },
  },
  { by: 'tomas', text: 'Hawthorn, 1. My best gloves, 0. #towpath' },
  {
    by: 'tomas',
    scope: 'unlisted',
    text: 'Weed on the pound, green as a carpet. Keep the dogs off it, it is not a carpet.',
  },
  {
    by: 'tomas',
    text: 'Found the old mile stone under the ivy. It disagrees with every map by about a sandwich.',
    liked: 0.7,
    edit: {
      text: 'Found the old mile stone under the ivy. It disagrees with every map by about a sandwich. @petra has been told and is on her way with tape.',
      after: 50,
    },
    pictures: [
      { scene: 'moss', description: 'An old stone wall, grown over with moss, lichen and a small fern.' },
    ],
  },
  { by: 'priya', text: 'Wet sock number 215. A round number, nearly.' },
  {
    by: 'priya',
    text: 'The logger says the water fell by 40 metres at 03:00. The logger also says it is on fire. I think the battery is low.',
    liked: 0.8,
  },
  {
    by: 'priya',
    text: 'Small joy: a table where every column has a unit.',
    liked: 0.8,
    reactions: { tick: 6, '📏': 3 },
  },
  {
    by: 'priya',
    text: 'Two-factor keys live in two places, neither of which is the cupboard with the jam. @abel',
    liked: 0.6,
  },
  {
    by: 'priya',
    text: 'Reading group: we finished the paper on peat pores. There was crying, but only from the kettle. #wetlands',
  },
  {
    by: 'priya',
    text: 'How do you explain a water table to a six-year-old? @dot answered with a sponge and a biscuit and now I have changed my lecture.',
    liked: 0.8,
  },
  {
    by: 'priya',
    text: 'Chart crimes of the week: a pie with nine slices, all grey, legend in another building.',
    liked: 0.6,
  },
  {
    by: 'ottoline@boggarden.example',
    text: 'The last sundew of the year, on the north boards. It caught a midge while I was taking its picture, so I lowered the camera, out of respect.',
    counts: { favourites: 87, repeats: 14 },
  },
  {
    by: 'ottoline@boggarden.example',
    text: 'The bog burped. I wrote down the time.',
    counts: { favourites: 310, repeats: 66 },
    reactions: { 'sphagnum@boggarden.example': 7, '😂': 6 },
  },
  {
    by: 'ottoline@boggarden.example',
    text: 'A visitor asked when it will be finished. The bog, he meant.',
    counts: { favourites: 144, repeats: 20 },
  },
  {
    by: 'ottoline@boggarden.example',
    text: 'Field kit, revised: one notebook fewer, one flask more. #peat',
    pictures: [
      {
        scene: 'heron',
        description: 'A grey heron stands in shallow water between tall reeds, a pale sun behind it.',
      },
    ],
    counts: { favourites: 121, repeats: 17 },
  },
  {
    by: 'ottoline@boggarden.example',
    text: 'To whoever returned the lost ranging rod with a ribbon tied around it: you are the reason I still answer letters.',
    counts: { favourites: 90 },
  },
  {
    by: 'orla@boggarden.example',
    text: 'Rowed home against the tide with a bookcase. The bookcase steered.',
    counts: { favourites: 77, repeats: 9 },
  },
  {
    by: 'orla@boggarden.example',
    text: 'Index entry of the day: “eels, see also: regret”.',
    counts: { favourites: 180, repeats: 42 },
  },
  {
    by: 'orla@boggarden.example',
    text: 'Storm coming. Everything on deck is either tied down or has been given a talking-to.',
    pictures: [
      {
        scene: 'lighthouse',
        description:
          'A red and white lighthouse on a dark rock in the evening, its beam pointing to the right over rough water.',
      },
    ],
    counts: { favourites: 64 },
  },
  {
    by: 'orla@boggarden.example',
    text: 'New harbour, same tea. Thank you for following me across, all 588 of you, and hello to the one who unfollowed and came back.',
    counts: { favourites: 44 },
    isPinned: true,
  },
  {
    by: 'orla@tidewrack.example',
    ago: 30_400,
    text: 'This account is closing with the harbour. I keep the boat and the bad puns and move to the bog garden.',
    counts: { favourites: 58, repeats: 20 },
  },
  { by: 'trains', scope: 'unlisted', text: '07:18 to Long Fen: on time.', liked: 0 },
  { by: 'trains', scope: 'unlisted', text: '07:48 to Long Fen: on time.', liked: 0 },
  {
    by: 'trains',
    scope: 'unlisted',
    text: '08:18 to Long Fen: on time. This is the third one in a row.',
    liked: 0.5,
  },
  {
    by: 'trains',
    scope: 'unlisted',
    text: '12:02 to Reedham Halt: the train has four coaches instead of two. Nobody knows why.',
    liked: 0.6,
  },
  {
    by: 'trains',
    scope: 'unlisted',
    text: '17:34 to the coast: delayed by 11 minutes, the guard is helping with a pram.',
    liked: 0.5,
  },
  {
    by: 'trains',
    scope: 'unlisted',
    text: 'Sunday: buses replace trains. Boats replace buses north of the sluice.',
    liked: 0.6,
  },
  {
    by: 'trains',
    scope: 'unlisted',
    text: '22:10 from the coast: arrived. It was the last one. Good night.',
    liked: 0.4,
  },
  {
    by: 'trains',
    scope: 'unlisted',
    text: '09:00: the board says “have a nice day”. This has been repeated as found.',
    liked: 0.8,
    reactions: { tram: 5 },
  },
  { by: 'biscuit', text: 'water outside. water in bowl. prefer glass of wren', liked: 0.8 },
  {
    by: 'biscuit',
    text: 'a duck looked at me. we are in correspondence now',
    liked: 0.8,
    reactions: { catloaf: 5, duckrun: 4 },
  },
  {
    by: 'biscuit',
    text: 'review of new cushion: no stars. review of box it came in: all the stars',
    liked: 0.95,
  },
  { by: 'biscuit', text: 'i have been told that the rope is “not a toy”. the rope disagrees', liked: 0.7 },
  { by: 'biscuit', text: 'zzzzzzzzzzzzzzzzz (this one was on purpose)', liked: 0.6 },
]
