/** What a server is asked for: everything by an address or a whole handle, else people or hashtags by their words. */
export interface Wanted {
  readonly words: string
  readonly types: readonly (undefined | 'accounts' | 'hashtags')[]
}

const address = /^https?:\/\/\S+$/i
const handle = /^@?[\w.-]+@[^\s/@]+\.[^\s/@]+$/u

export function wantedOf(text: string): Wanted | null {
  const words = text.trim()
  if (address.test(words) || handle.test(words)) return { words, types: [undefined] }
  const bare = words.replace(/^[@#]/, '')
  if (bare === '') return null
  if (words.startsWith('@')) return { words: bare, types: ['accounts'] }
  return { words: bare, types: words.startsWith('#') ? ['hashtags'] : ['accounts', 'hashtags'] }
}
