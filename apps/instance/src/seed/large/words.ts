import type { Random } from '../random.ts'

const OPENINGS = [
  'This morning',
  'On the way home',
  'Between two showers',
  'Before the kettle boiled',
  'At the lower lock',
  'In the back of the shop',
  'Somewhere near bridge nine',
  'With cold hands',
  'After the last train',
  'While nobody looked',
  'For the third time this week',
  'Quite by accident',
] as const
const ACTORS = [
  'a heron',
  'the neighbour’s dog',
  'our oldest bicycle',
  'the choir',
  'a very small boat',
  'the lock keeper',
  'somebody’s kite',
  'the new apprentice',
  'a parcel without a name',
  'the smallest goose',
  'my left boot',
  'the weather',
] as const
const DEEDS = [
  'took the long way round',
  'asked for a second cup',
  'came back with mud on it',
  'refused to be photographed',
  'was early for once',
  'made everybody laugh',
  'fell in, and got out again',
  'waited until the rain had finished',
  'found the key we lost in spring',
  'held the door for a whole class',
  'sang one note too many',
  'turned out to be a drawing',
] as const
const AFTERTHOUGHTS = [
  'I wrote it down.',
  'Nobody minded.',
  'There were biscuits.',
  'We shall try again on Friday.',
  'The map is wrong about this.',
  'I would do it all again, more slowly.',
  'Please return the ladder.',
  'It smelled of tar and oranges.',
  'Good.',
  'The bell agreed.',
  'I have told only you.',
  'So that is settled.',
] as const
const TAGS = ['towpath', 'weather', 'mending', 'bread', 'maps', 'smalltalk'] as const

/** A few generated sentences; long ones now and then. */
export function generateText(random: Random): string {
  const sentence = (): string => `${random.pick(OPENINGS)} ${random.pick(ACTORS)} ${random.pick(DEEDS)}.`
  const count = random.chance(0.04) ? random.integer(14, 30) : random.integer(1, 3)
  const text = Array.from({ length: count }, sentence).join(random.chance(0.2) ? '\n\n' : ' ')
  const ending = random.chance(0.6) ? ` ${random.pick(AFTERTHOUGHTS)}` : ''
  return `${text}${ending}${random.chance(0.15) ? ` #${random.pick(TAGS)}` : ''}`
}

const FIRST = [
  'Ada',
  'Bram',
  'Cleo',
  'Dario',
  'Edda',
  'Finn',
  'Greta',
  'Hugo',
  'Iris',
  'Jonas',
  'Kaya',
  'Leo',
  'Mina',
  'Nils',
  'Oona',
  'Pavel',
  'Quin',
  'Rosa',
  'Sami',
  'Tove',
] as const
const LAST = [
  'Alder',
  'Brook',
  'Causeway',
  'Dyke',
  'Eel',
  'Fenn',
  'Gosling',
  'Hythe',
  'Isle',
  'Jetty',
  'Kestrel',
  'Lode',
  'Mere',
  'Nene',
  'Osier',
  'Pump',
  'Quay',
  'Rush',
  'Sluice',
  'Teal',
] as const

/** An invented name; every `index` below 400 gives another one. */
export function generateName(index: number): string {
  return `${FIRST[index % 20]} ${LAST[(Math.floor(index / 20) + index * 7) % 20]}`
}
