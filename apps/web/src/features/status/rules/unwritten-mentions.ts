import { comparableHandle, type Mention } from '@skein/api'
import type { StatusRow } from '@skein/store'

type Addressed = Pick<StatusRow, 'mentions' | 'accountId' | 'inReplyToAccountId' | 'content' | 'text'>

/** With or without a server: `@ann`, `@ann@fen.example`; a point after it is none of it. */
const writtenHandle = /@[\p{L}\p{M}\p{N}_.@-]*[\p{L}\p{M}\p{N}_]/gu

/** People a post goes to who are neither written in it, nor its author, nor whom it answers. */
export function unwrittenMentions(status: Addressed): readonly Mention[] {
  const { mentions, accountId, inReplyToAccountId, content } = status
  if (mentions.length === 0) return mentions
  const handles = status.text.match(writtenHandle) ?? []
  const written: ReadonlySet<string> = new Set(handles.map((handle) => comparableHandle(handle.slice(1))))
  return mentions.filter(
    ({ id, url, username, acct }) =>
      id !== accountId &&
      id !== inReplyToAccountId &&
      ![username, acct].some((name) => written.has(comparableHandle(name))) &&
      !(url !== '' && content.includes(`"${url}"`)),
  )
}
