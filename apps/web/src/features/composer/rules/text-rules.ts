import type { InstanceLimits, Mention } from '@skein/api'
import { textLength } from './text-length.ts'

/**
 * Characters left of the instance's limit; null where there is no limit. Subject and text count
 * together [COMP-06, COMP-08], by the rule of the server.
 */
export function charactersLeft(
  { textLimit, textCount }: Pick<InstanceLimits, 'textLimit' | 'textCount'>,
  text: string,
  subject: string,
): number | null {
  return textLimit > 0 ? textLimit - textLength(textCount, text, subject) : null
}

interface ReplyTarget {
  account: { id: string; acct: string }
  mentions: readonly Mention[]
}

/** What a reply starts with: the author, then everybody mentioned, once each and without oneself [COMP-38]. */
export function replyPrefill({ account, mentions }: ReplyTarget, viewerId: string | null): string {
  const handles = new Map<string, string>()
  for (const { id, acct } of [account, ...mentions]) {
    if (id !== viewerId && !handles.has(id)) handles.set(id, `@${acct}`)
  }
  return [...handles.values()].map((handle) => `${handle} `).join('')
}

export type SubjectLineBehavior = 'email' | 'noop' | 'masto'

/** The subject a reply starts with [COMP-39]. */
export function replySubject(subject: string, behavior: SubjectLineBehavior): string {
  const isReply = /^re(:|\[|\s|$)/i.test(subject)
  if (subject === '' || isReply || behavior === 'masto') return subject
  return behavior === 'email' ? `re: ${subject}` : ''
}

/** The language a post starts with: the copied one, else the chosen one, else the interface's without region [COMP-37]. */
export function initialLanguage(
  copied: string | null,
  chosen: string | null | undefined,
  interfaceLanguage: string,
): string {
  return copied ?? chosen ?? interfaceLanguage.split(/[-_]/)[0] ?? 'en'
}
