import { useState } from 'react'

import { choiceOf, getSettings, setChosen } from '../../model/settings.ts'
import { changeSets, type Reading } from './rules/change-sets.ts'
import { readingSetNames, setsThatHold, type ReadingSet } from './rules/reading-sets.ts'

export interface ReadingSets {
  readonly chosen: readonly ReadingSet[]
  readonly toggle: (name: ReadingSet) => void
}

/** How somebody reads. Each change holds at once; what was there before is known for as long as the questions are open. */
export function useReadingSets(): ReadingSets {
  const [reading, setReading] = useState<Reading>(() => ({ chosen: setsThatHold(getSettings()), before: {} }))
  const { chosen } = reading
  return {
    chosen,
    toggle: (name) => {
      const wanted = readingSetNames.filter((each) => (each === name) !== chosen.includes(each))
      const next = changeSets(reading, wanted, choiceOf)
      setReading(next.reading)
      setChosen(next.changes)
    },
  }
}
