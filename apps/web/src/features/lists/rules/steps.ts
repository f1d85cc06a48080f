import type { AccountId } from '@skein/api'

import { isInputRefused } from '../../../model/notices.ts'

/** What is chosen for a list and not saved. */
export interface ListDraft {
  /** Null while nobody typed one. */
  readonly title: string | null
  readonly added: readonly AccountId[]
  readonly removed: readonly AccountId[]
}

/** A list as the server has it; null where it is not made yet. */
export interface KnownList {
  readonly title: string
  readonly members: readonly AccountId[]
}

export const emptyDraft: ListDraft = { title: null, added: [], removed: [] }

export type Step =
  | { readonly kind: 'create' | 'rename'; readonly title: string }
  | { readonly kind: 'add' | 'remove'; readonly ids: readonly AccountId[] }

export interface Outcome {
  readonly done: readonly Step[]
  /** What did not work, and why; null when all did. */
  readonly failed: { readonly step: Step; readonly error: unknown } | null
  /** What was not tried. */
  readonly left: readonly Step[]
}

export const isEmptyDraft = ({ title, added, removed }: ListDraft): boolean =>
  title === null && added.length === 0 && removed.length === 0

/** Who is in the list once it is saved, in the order of the list, then of adding. */
export function membersOf(known: KnownList | null, { added, removed }: ListDraft): readonly AccountId[] {
  const members = known?.members ?? []
  return [
    ...members.filter((id) => !removed.includes(id)),
    ...added.filter((id) => !members.includes(id) || removed.includes(id)),
  ]
}

/** Puts somebody in or takes them out; what brings back what the list has is no change. */
export function withMember(
  known: KnownList | null,
  draft: ListDraft,
  id: AccountId,
  isIn: boolean,
): ListDraft {
  const isKnown = known?.members.includes(id) ?? false
  const added = draft.added.filter((other) => other !== id)
  const removed = draft.removed.filter((other) => other !== id)
  if (isIn === isKnown) return { ...draft, added, removed }
  return isIn ? { ...draft, added: [...added, id], removed } : { ...draft, added, removed: [...removed, id] }
}

/** [LIST-04, A14] Somebody emptied the title; a list that is not made yet has to have one. */
export const isTitleMissing = (known: KnownList | null, { title }: ListDraft): boolean =>
  title === null ? known === null : title.trim() === ''

const titleOf = (known: KnownList | null, { title }: ListDraft): string =>
  (title ?? known?.title ?? '').trim()

/** The server did not take the title that still stands there. */
export function isTitleRefused(known: KnownList | null, draft: ListDraft, outcome: Outcome | null): boolean {
  const failed = outcome?.failed
  if (!failed || !('title' in failed.step)) return false
  return isInputRefused(failed.error) && failed.step.title === titleOf(known, draft)
}

/** What has to be asked of the server, in order: title first, then who comes, then who goes. */
export function stepsOf(known: KnownList | null, draft: ListDraft): readonly Step[] {
  const title = titleOf(known, draft)
  const members = known?.members ?? []
  const added = draft.added.filter((id) => !members.includes(id))
  const removed = draft.removed.filter((id) => members.includes(id))
  return [
    { kind: known === null ? 'create' : 'rename', title },
    ...(added.length > 0 ? [{ kind: 'add', ids: added } as const] : []),
    ...(removed.length > 0 ? [{ kind: 'remove', ids: removed } as const] : []),
  ]
}

/** What is still chosen when a step is done. Who typed on meanwhile keeps what was typed. */
export function withoutStep(draft: ListDraft, step: Step): ListDraft {
  if ('title' in step) return draft.title?.trim() === step.title ? { ...draft, title: null } : draft
  const rest = (ids: readonly AccountId[]) => ids.filter((id) => !step.ids.includes(id))
  return step.kind === 'add'
    ? { ...draft, added: rest(draft.added) }
    : { ...draft, removed: rest(draft.removed) }
}

/** The list when a step is done. */
export function afterStep(known: KnownList | null, step: Step): KnownList {
  const { title, members } = known ?? { title: '', members: [] }
  if ('title' in step) return { title: step.title, members }
  const others = members.filter((id) => !step.ids.includes(id))
  return { title, members: step.kind === 'add' ? [...others, ...step.ids] : others }
}

/** One after the other, up to the first that fails. Never rejects. */
export async function runSteps(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<Outcome> {
  const done: Step[] = []
  for (const [index, step] of steps.entries()) {
    try {
      await run(step)
    } catch (error) {
      return { done, failed: { step, error }, left: steps.slice(index + 1) }
    }
    done.push(step)
  }
  return { done, failed: null, left: [] }
}
