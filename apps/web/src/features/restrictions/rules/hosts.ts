import { toUnicodeHost } from '@skein/api'

/** Names that are offered at once. */
const mostOffered = 50

export interface Host {
  /** As in an address, in lower case. */
  readonly host: string
  /** In the letters people read; the same text where those are the letters of the address. */
  readonly readable: string
}

function toHost(name: string): Host {
  const host = name.toLowerCase()
  // Few of tens of thousands have letters of their own to decode.
  return { host, readable: host.includes('xn--') ? toUnicodeHost(host) : host }
}

/** Hosts as they are compared. */
export const toHosts = (names: readonly string[]): readonly Host[] => names.map(toHost)

/** What of a text can be a host: without scheme, path and the name before an `@`. */
const bareOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z\d+.-]*:\/\//, '')
    .replace(/[/?#\\].*$/, '')
    .replace(/^.*@/, '')

/** The host that a text names, as in an address: `bücher.example` is `xn--bcher-kva.example`; null where it names none. */
export function readHost(text: string): string | null {
  const bare = bareOf(text)
  // A number alone is an address to the parser, and a word alone is a name that was not finished.
  if (!/[.。．｡]|^localhost(?::|$)/.test(bare) || !URL.canParse(`https://${bare}`)) return null
  const host = new URL(`https://${bare}`).host.replace(/\.$/, '')
  return host === '' ? null : host
}

const begins = ({ host, readable }: Host, word: string): boolean =>
  host.startsWith(word) || readable.startsWith(word)

const has = ({ host, readable }: Host, word: string): boolean =>
  host.includes(word) || readable.includes(word)

/** Whether what was typed so far is a part of a host; nothing is a part of each. */
export const fitsHost = (name: string, typed: string): boolean => has(toHost(name), bareOf(typed))

/**
 * The hosts that a text may become, those that begin with it first; nothing for an empty text.
 * @param isLeftOut what is not offered
 */
export function completeHost(
  hosts: readonly Host[],
  typed: string,
  isLeftOut: (host: string) => boolean,
): readonly Host[] {
  const word = bareOf(typed)
  if (word === '') return []
  const beginning: Host[] = []
  const within: Host[] = []
  for (const each of hosts) {
    if (beginning.length === mostOffered) break
    const isAtStart = begins(each, word)
    if (!isAtStart && (within.length === mostOffered || !has(each, word))) continue
    if (!isLeftOut(each.host)) (isAtStart ? beginning : within).push(each)
  }
  return [...beginning, ...within].slice(0, mostOffered)
}
