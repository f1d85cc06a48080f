/** Schemes a link may have. Everything else is not a link. */
export const linkSchemes: ReadonlySet<string> = new Set([
  'http:',
  'https:',
  'mailto:',
  'xmpp:',
  'matrix:',
  'irc:',
  'ircs:',
  'gemini:',
  'gopher:',
  'magnet:',
  'mumble:',
  'ipfs:',
  'ipns:',
])

const pictureSchemes: ReadonlySet<string> = new Set(['http:', 'https:'])

/** As `URL.parse`, which browsers of 2023 lack. */
export function parseUrl(address: string, baseUrl?: string): URL | null {
  try {
    return new URL(address, baseUrl)
  } catch {
    return null
  }
}

function resolve(address: string | null, schemes: ReadonlySet<string>, baseUrl?: string): string | null {
  if (address === null) return null
  const url = parseUrl(address, baseUrl)
  return url !== null && schemes.has(url.protocol) ? url.href : null
}

/**
 * The address in normal form, or null when it is relative (and there is no base), broken, or of a
 * scheme that is not in {@link linkSchemes}. The platform's parser decides, so tabs, newlines and
 * control characters inside a scheme hide nothing.
 */
export function safeLink(address: string | null, baseUrl?: string): string | null {
  return resolve(address, linkSchemes, baseUrl)
}

/** As {@link safeLink}, for pictures: http and https only. */
export function safePicture(address: string | null, baseUrl?: string): string | null {
  return resolve(address, pictureSchemes, baseUrl)
}
