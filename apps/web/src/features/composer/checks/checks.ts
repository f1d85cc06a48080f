import type { Scope } from '@skein/api'
import { isScopeOpenToNewFollowers, scopeWidth } from '@skein/store'
import type { ComposerState } from '../rules/composer-state.ts'
import { mentionedAtStart, mentionedIn, without } from '../rules/mentions.ts'

/** The post that is answered or quoted, as it stands now. */
export interface Parent {
  readonly kind: 'reply' | 'quote'
  readonly scope: Scope
  /** Handles of its author and of whom it mentions, without the viewer. */
  readonly people: readonly string[]
  readonly isDeleted: boolean
  /** It was changed after what is written here was begun. */
  readonly isEditedSince: boolean
}

export interface Surroundings {
  readonly parent: Parent | null
  readonly isLocked: boolean
  /** Direct posts reach only who is mentioned at their start. */
  readonly isSafeDirect: boolean
  /** Characters left; null without a limit. */
  readonly left: number | null
  /** Files without a description, as far as their writer wants to hear of them. */
  readonly undescribed: number
}

/** Something worth a look before a post is sent. */
export type Check =
  | { readonly kind: 'notSensitive' | 'notLocked' | 'nobody' | 'parentDeleted' | 'parentEdited' }
  | { readonly kind: 'undescribed' | 'tooLong'; readonly count: number }
  | { readonly kind: 'wider'; readonly scope: Scope }
  | { readonly kind: 'added' | 'third'; readonly people: readonly string[] }

type Written = Pick<ComposerState, 'text' | 'subject' | 'scope' | 'isSensitive' | 'media'>

/** Whom a direct post reaches. */
export function readersOf(text: string, isSafeDirect: boolean): readonly string[] {
  return isSafeDirect ? mentionedAtStart(text) : mentionedIn(text)
}

function* ofParent({ text, scope }: Written, parent: Parent): Generator<Check> {
  if (parent.isDeleted) yield { kind: 'parentDeleted' }
  else if (parent.isEditedSince) yield { kind: 'parentEdited' }
  // [COMP-32] A form offers nothing wider for a reply; a draft, a quote or a change of the parent may be.
  if (scopeWidth(scope) > scopeWidth(parent.scope)) yield { kind: 'wider', scope: parent.scope }
  const people = parent.kind === 'reply' ? without(mentionedIn(text), parent.people) : []
  if (people.length > 0) yield { kind: scope === 'direct' ? 'third' : 'added', people }
}

function* ofFiles({ subject, isSensitive, media }: Written, undescribed: number): Generator<Check> {
  if (subject !== '' && media.length > 0 && !isSensitive) yield { kind: 'notSensitive' }
  if (undescribed > 0) yield { kind: 'undescribed', count: undescribed }
}

/** Every check that applies, the gravest first. */
export function checksOf(written: Written, around: Surroundings): readonly Check[] {
  const { parent, isLocked, isSafeDirect, left, undescribed } = around
  const checks: Check[] = []
  if (left !== null && left < 0) checks.push({ kind: 'tooLong', count: -left })
  if (parent !== null) checks.push(...ofParent(written, parent))
  const isForNobody = written.scope === 'direct' && readersOf(written.text, isSafeDirect).length === 0
  if (isForNobody && written.text.trim() !== '') checks.push({ kind: 'nobody' })
  if (isScopeOpenToNewFollowers(written.scope, isLocked)) checks.push({ kind: 'notLocked' })
  checks.push(...ofFiles(written, undescribed))
  return checks
}
