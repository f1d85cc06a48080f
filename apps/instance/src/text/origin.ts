/**
 * Stands for the origin of this server inside stored text: the address is known only when somebody asks.
 * A private-use character, taken out of everything people write.
 */
const ORIGIN_MARK = '\uE000'

export const markOrigin = (path: string): string => `${ORIGIN_MARK}${path}`

export const stripOriginMark = (text: string): string => text.replaceAll(ORIGIN_MARK, '')

export const fillOrigin = (text: string, origin: string): string => text.replaceAll(ORIGIN_MARK, origin)

/** A stored address: a path from our root becomes a whole one. */
export const absoluteUrl = (address: string, origin: string): string =>
  address.startsWith('/') ? `${origin}${address}` : fillOrigin(address, origin)
