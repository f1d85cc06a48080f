import * as v from 'valibot'

const webAddress = /^(?:https?:\/\/|\/(?!\/)|blob:|data:image\/)/i

function isReadable(value: string): boolean {
  try {
    return webAddress.test(value) && new URL(value, 'https://server.invalid').href !== ''
  } catch {
    return false
  }
}

/**
 * Where a file or a page is: http or https, a path on the server, a picture written out, or nothing. An address of
 * another scheme, which could run something, or one that no browser can read, counts as not sent.
 */
export const address = v.pipe(
  v.string(),
  v.check((value) => value === '' || isReadable(value)),
)
