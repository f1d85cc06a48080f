import { filterPlaces, type WarningEffect } from '@skein/store'

import { saveFilter } from '../change.ts'

/** Saves a rule that opens content warnings with these words, or keeps them closed. */
export const saveRule = (effect: WarningEffect, text: string): Promise<string> =>
  saveFilter({
    terms: [{ kind: 'warning', text, effect }],
    effect,
    places: filterPlaces,
    expiresAt: null,
    isPaused: false,
  })
