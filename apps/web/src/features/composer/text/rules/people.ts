import type { AccountRow } from '@skein/store'

/** People that are offered, or asked for, at most. [EMOJI-15] */
export const MOST_PEOPLE = 20

export type KnownPerson = Pick<AccountRow, 'id' | 'acct' | 'handle' | 'displayName'>

/** Whether the server is asked for people: not for somebody whose server is named already. [EMOJI-14] */
export const asksServer = (sought: string): boolean => sought !== '' && !sought.includes('@')

const orderOf = new Intl.Collator('en', { sensitivity: 'base' }).compare

/** People whose handle or name begins with the words: handles before names, then by the alphabet. */
export function suggestPeople<Person extends KnownPerson>(sought: string, known: Iterable<Person>): Person[] {
  const wanted = sought.toLowerCase()
  const found: { person: Person; score: number }[] = []
  for (const person of known) {
    // A host may be typed as its address has it or as people read it.
    const handles = [person.acct, person.handle.replace('🌏', '')]
    const isHandle = handles.some((handle) => handle.toLowerCase().startsWith(wanted))
    const isName = person.displayName.toLowerCase().startsWith(wanted)
    if (isHandle || isName) found.push({ person, score: (isHandle ? 2 : 0) + (isName ? 1 : 0) })
  }
  return found
    .sort((a, b) => b.score - a.score || orderOf(a.person.acct, b.person.acct))
    .slice(0, MOST_PEOPLE)
    .map(({ person }) => person)
}
