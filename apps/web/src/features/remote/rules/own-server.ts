const form = /^@?[^\s@/]+@((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d{1,5})?)$/u

/**
 * Where a visitor's own server lets them act on something elsewhere; null for what is no handle.
 *
 * @param uri the address of that thing for other servers
 */
export function actAt(handle: string, uri: string): string | null {
  const host = form.exec(handle.trim())?.[1]
  if (host === undefined || !URL.canParse(`https://${host}`)) return null
  const address = new URL('/authorize_interaction', `https://${host}`)
  address.searchParams.set('uri', uri)
  return address.href
}
