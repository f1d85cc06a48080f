import type { Mention } from '@skein/api'
import type { StatusRow } from '@skein/store'

type Addressed = Pick<StatusRow, 'mentions' | 'accountId' | 'inReplyToAccountId' | 'content' | 'text'>

/** People a post goes to who are neither written in it, nor its author, nor whom it answers. */
export function unwrittenMentions(status: Addressed): readonly Mention[] {
  const { mentions, accountId, inReplyToAccountId, content } = status
  if (mentions.length === 0) return mentions
  const text = status.text.toLowerCase()
  return mentions.filter(
    ({ id, url, username }) =>
      id !== accountId &&
      id !== inReplyToAccountId &&
      !text.includes(`@${username.toLowerCase()}`) &&
      !(url !== '' && content.includes(`"${url}"`)),
  )
}
