import type { CustomEmoji, PickerEmoji } from '@skein/api'
import { useStore } from 'zustand'

import { sessionStore } from '../session/memory.ts'

/** What a server offers may depend on who asks. */
const store = sessionStore<{ readonly emojis: readonly CustomEmoji[] }>(() => ({ emojis: [] }))

/** Somebody needed the server's own emoji: others may use them from now on. */
export function noteServerEmoji(offered: readonly PickerEmoji[]): void {
  const emojis = offered.map(({ shortcode, url }) => ({ shortcode, url, staticUrl: url }))
  store.setState({ emojis })
}

/** The server's own emoji, for its own words; none before somebody needed them. Asks for nothing. */
export function useServerEmoji(): readonly CustomEmoji[] {
  return useStore(store, ({ emojis }) => emojis)
}
