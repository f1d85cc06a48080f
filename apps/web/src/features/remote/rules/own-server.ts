const form = /^@?[^\s@/]+@((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d{1,5})?)$/u

/** Where somebody's own server lets them act on something elsewhere; null for what is no handle. */
export function actAt(handle: string): string | null {
  const host = form.exec(handle.trim())?.[1]
  if (host === undefined || !URL.canParse(`https://${host}`)) return null
  return `${new URL(`https://${host}`).origin}/authorize_interaction`
}
