import type { MentionRef } from '@skein/rich-text'

/** Where somebody is at: from the handle, of people of this server from their address. */
export function domainOf({ acct, url }: Pick<MentionRef, 'acct' | 'url'>): string {
  const at = acct.indexOf('@')
  if (at !== -1) return acct.slice(at + 1)
  try {
    return new URL(url).host
  } catch {
    return location.host
  }
}
