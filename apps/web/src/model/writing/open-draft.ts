import { fieldsOf } from '../../lib/fields.ts'
import {
  findDraft,
  keepDraft,
  toDraftData,
  type Draft,
  type DraftContext,
  type DraftData,
  type DraftKey,
} from './drafts.ts'
import { accountKey } from '../storage/areas.ts'
import { readTab, writeTab } from '../storage/values.ts'
import { yieldToNewerDraft } from './stored-drafts.ts'

/** The place of one form in what is kept. Two forms that write about the same thing never write over one another. */
export interface OpenDraft {
  /** Where it is kept now. */
  readonly key: DraftKey
  /** What was written before, or null. */
  readonly data: DraftData | null
  /** When that was, milliseconds since 1970; null for none. */
  readonly updatedAt: number | null
  /** Keeps what is written now, or forgets it with null. Answers whether it could be kept beyond this page. */
  write(data: DraftData | null): boolean
}

/** Which drafts beside the first ones of their contexts are this tab's: that survives a reload of the tab. */
const readAsides = (accountId: string) => fieldsOf(readTab(accountKey('asides', accountId)))

/** A new place beside the first draft of a context. */
export function asideOf(context: DraftContext): DraftKey {
  return `${context}~${crypto.getRandomValues(new Uint32Array(2)).join('')}`
}

export function contextOf(key: DraftKey): DraftContext {
  return key.replace(/~\d+$/, '') as DraftContext
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function keyHere(accountId: string, wanted: DraftKey): DraftKey {
  const aside = readAsides(accountId)[wanted]
  return typeof aside === 'string' && findDraft(accountId, aside as DraftKey) !== null
    ? (aside as DraftKey)
    : wanted
}

/**
 * Opens the draft of a form.
 * @param written of an edit: the post as it is now. What was typed into another version of it is set aside, not shown.
 */
export function openDraft(accountId: string, wanted: DraftKey, written: DraftData | null = null): OpenDraft {
  let key = keyHere(accountId, wanted)
  let seen: Draft | null = findDraft(accountId, key)
  if (seen !== null && written !== null && !same(seen.written, toDraftData(written))) {
    keepDraft(accountId, asideOf(contextOf(key)), seen)
    keepDraft(accountId, key, null)
    seen = null
  }

  function moveAside(): void {
    key = asideOf(contextOf(key))
    writeTab(accountKey('asides', accountId), { ...readAsides(accountId), [wanted]: key })
  }

  return {
    get key() {
      return key
    },
    data: seen?.data ?? null,
    updatedAt: seen?.updatedAt ?? null,
    write(data) {
      yieldToNewerDraft(accountId, key)
      const stored = findDraft(accountId, key)
      const isForeign = stored !== null && !same(stored, seen)
      if (data === null) {
        seen = null
        return isForeign || keepDraft(accountId, key, null)
      }
      const shaped = toDraftData(data) ?? data
      if (isForeign) moveAside()
      else if (stored !== null && same(shaped, seen?.data)) return keepDraft(accountId, key, stored)
      seen = {
        updatedAt: Date.now(),
        data: shaped,
        ...(written === null ? {} : { written: toDraftData(written) ?? written }),
      }
      return keepDraft(accountId, key, seen)
    },
  }
}
