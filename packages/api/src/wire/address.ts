import * as v from 'valibot'

const pageScheme = /^https?:\/\//i
const webAddress = /^(?:https?:\/\/|\/(?!\/)|blob:|data:image\/)/i

const isReadable = (value: string, scheme = webAddress): boolean =>
  scheme.test(value) && URL.canParse(value, 'https://server.invalid')

/**
 * Where a file or a page is: http or https, a path on the server, a picture written out, or nothing. An address of
 * another scheme, which could run something, or one that no browser can read, counts as not sent.
 */
export const address = v.pipe(
  v.string(),
  v.check((value) => value === '' || isReadable(value)),
)

/** Whether a link may lead there: an address of http or https. */
export const isPageAddress = (value: string): boolean => isReadable(value, pageScheme)

/** Where a page is that a link may lead to: http or https, or nothing. Anything else counts as not sent. */
export const pageAddress = v.pipe(
  v.string(),
  v.check((value) => value === '' || isPageAddress(value)),
)
