/** Which timeline; the kinds without more are one each, the others one for each tag, list or account. */
export type TimelineKey =
  | {
      readonly kind: 'friends' | 'public' | 'publicAndExternal' | 'bubble' | 'bookmarks' | 'dms' | 'favorites'
    }
  | { readonly kind: 'mentions' }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'list'; readonly listId: string }
  | { readonly kind: 'user' | 'replies' | 'media'; readonly accountId: string }

/** The key as text, for maps: `friends`, `tag:cats`, `list:7`, `user:9`. */
export function timelineKeyText(key: TimelineKey): string {
  if ('tag' in key) return `tag:${key.tag}`
  if ('listId' in key) return `list:${key.listId}`
  if ('accountId' in key) return `${key.kind}:${key.accountId}`
  return key.kind
}
