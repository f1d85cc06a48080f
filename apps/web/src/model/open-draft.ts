import {
  findDraft,
  keepDraft,
  toDraftData,
  type Draft,
  type DraftContext,
  type DraftData,
  type DraftKey,
} from './drafts.ts'
import { onSignOut } from './session.ts'
import { giveWay } from './stored-drafts.ts'

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

/** Which draft beside the first one of a context is this tab's: it survives a reload of the tab. */
const asidesKey = 'skein.asides'

function readAsides(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(asidesKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {}
  } catch {
    return {}
  }
}

function writeAsides(asides: Record<string, string>): void {
  try {
    if (Object.keys(asides).length === 0) sessionStorage.removeItem(asidesKey)
    else sessionStorage.setItem(asidesKey, JSON.stringify(asides))
  } catch {
    // Then a reload of this tab shows the first draft of the context; the list has this one.
  }
}

onSignOut(({ reason }) => {
  if (reason !== 'refused') writeAsides({})
})

/** A new place beside the first draft of a context. */
export function asideOf(context: DraftContext): DraftKey {
  return `${context}~${crypto.getRandomValues(new Uint32Array(2)).join('')}`
}

export function contextOf(key: DraftKey): DraftContext {
  return key.replace(/~\d+$/, '') as DraftContext
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function keyHere(accountId: string, wanted: DraftKey): DraftKey {
  const aside = readAsides()[`${accountId} ${wanted}`] as DraftKey | undefined
  return aside !== undefined && findDraft(accountId, aside) !== null ? aside : wanted
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
    writeAsides({ ...readAsides(), [`${accountId} ${wanted}`]: key })
  }

  return {
    get key() {
      return key
    },
    data: seen?.data ?? null,
    updatedAt: seen?.updatedAt ?? null,
    write(data) {
      giveWay(accountId, key)
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
