import type { ContentType } from '../commands/types.ts'
import type { Context } from '../context.ts'
import type { Mentioned } from './linkify.ts'
import { findHandles, linkify } from './linkify.ts'
import { markupToHtml } from './markup.ts'
import { markOrigin, stripOriginMark } from './origin.ts'

export interface FormattedText {
  html: string
  mentionIds: string[]
  tags: string[]
}

const OWN_HOSTS = new Set(['localhost', '127.0.0.1'])

/** A handle with our own host names the local account. */
const toLocal = (handle: string): string => {
  const [user = '', host] = handle.toLowerCase().split('@')
  return host !== undefined && OWN_HOSTS.has(host) ? user : handle.toLowerCase()
}

const findPeople = async (ctx: Context, handles: readonly string[]): Promise<Map<string, Mentioned>> => {
  const people = new Map<string, Mentioned>()
  if (handles.length === 0) return people
  const rows = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'username', 'uri', 'acct', 'host'])
    .where('acct', 'in', handles.map(toLocal))
    .where('is_deactivated', '=', 0)
    .execute()
  const byAcct = new Map(rows.map((row) => [row.acct.toLowerCase(), row]))
  for (const handle of handles) {
    const row = byAcct.get(toLocal(handle))
    if (row)
      people.set(handle.toLowerCase(), { ...row, uri: row.host === null ? markOrigin(row.uri) : row.uri })
  }
  return people
}

/** Written text to the HTML of a post or a profile: converted, cleaned, linked. */
export const formatText = async (
  ctx: Context,
  text: string,
  contentType: ContentType,
): Promise<FormattedText> => {
  const html = markupToHtml(stripOriginMark(text), contentType)
  return linkify(html, await findPeople(ctx, findHandles(html)))
}
