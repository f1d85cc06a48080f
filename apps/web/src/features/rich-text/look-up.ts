import { fetchAccountByHandle } from '@skein/api'
import type { MentionRef } from '@skein/rich-text'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { sessionValue } from '../../model/session.ts'
import { mostLookUps, mostWaitingLookUps } from './limits.ts'

/** The lookups of one session. */
function beginLookUps() {
  return {
    /** Also what is on its way. */
    asked: new Map<string, Promise<MentionRef | null>>(),
    /** What came of it: nobody, also where there was no answer. */
    found: new Map<string, MentionRef | null>(),
    running: 0,
    turns: [] as (() => void)[],
  }
}

const session = sessionValue(beginLookUps)

async function inTurn<Result>(
  of: ReturnType<typeof beginLookUps>,
  run: () => Promise<Result>,
): Promise<Result> {
  if (of.running >= mostLookUps) await new Promise<void>((resolve) => of.turns.push(resolve))
  else of.running += 1
  try {
    return await run()
  } finally {
    const next = of.turns.shift()
    if (next === undefined) of.running -= 1
    else next()
  }
}

async function ask(handle: string): Promise<MentionRef> {
  const account = await fetchAccountByHandle(getClient(), handle)
  entityStore.ingestAccount(account)
  const { id, acct, username, url } = account
  return { id, acct, username, url }
}

/** Whom a handle turned out to be, null for nobody; undefined while that is not known. */
export function foundPerson(handle: string): MentionRef | null | undefined {
  return session.current.found.get(handle)
}

/** Looks for a person among those the server knows, once in a session; few at a time. Null: nobody, or no answer. */
export function lookUp(handle: string): Promise<MentionRef | null> {
  const of = session.current
  const before = of.asked.get(handle)
  if (before !== undefined) return before
  // A post may name hundreds: their links stay the writer's.
  if (of.turns.length >= mostWaitingLookUps) return Promise.resolve(null)
  const answer = inTurn(of, () => ask(handle)).catch(() => null)
  of.asked.set(handle, answer)
  void answer.then((person) => of.found.set(handle, person))
  return answer
}
