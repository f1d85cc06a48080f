import { isApiError, revokeToken } from '@skein/api'
import { fieldsOf } from '../lib/fields.ts'
import { whenLineMayBeBack } from '../lib/line-back.ts'
import { getClient } from './client.ts'
import { getServer } from './server.ts'
import { deviceKey } from './storage/areas.ts'
import { readStored, removeStored, writeStored } from './storage/values.ts'

/** A token that its account has left, and the application that it was given to. */
export interface LeftToken {
  readonly server: string
  readonly clientId: string
  readonly clientSecret: string
  readonly token: string
}

/** More than anybody signs out of before the line is back. */
const mostKept = 20

/** How long the server gets to forget one, milliseconds. Nobody waits for it. */
const revokeTimeoutMs = 10_000

const key = deviceKey('revocations')
const names = ['server', 'clientId', 'clientSecret', 'token'] as const

const isLeftToken = (value: unknown): value is LeftToken =>
  names.every((name) => typeof fieldsOf(value)[name] === 'string')

function readKept(): readonly LeftToken[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored.filter(isLeftToken) : []
}

function writeKept(kept: readonly LeftToken[]): void {
  if (kept.length === 0) removeStored(key)
  else writeStored(key, kept.slice(-mostKept))
}

/** Whether the server has said its last word: it forgot the token, or does not know it or the application. */
function isSettled(thrown: unknown): boolean {
  if (!isApiError(thrown, 'http') || thrown.status === null) return false
  return thrown.status >= 400 && thrown.status < 500 && thrown.status !== 408 && thrown.status !== 429
}

async function revoke(left: LeftToken): Promise<void> {
  try {
    await revokeToken(getClient(), left, left.token, { signal: AbortSignal.timeout(revokeTimeoutMs) })
  } catch (thrown) {
    if (!isSettled(thrown)) {
      console.warn('The server could not be told that the token is no longer used:', thrown)
      return
    }
  }
  // What another tab settled or kept meanwhile stays as that tab left it.
  writeKept(readKept().filter(({ token }) => token !== left.token))
}

let tries = 0
let stopWaiting: (() => void) | null = null

/**
 * Asks the server of this page to forget the tokens that were left while it could not be reached; those that it still
 * cannot be told of are tried again when it may be reached. Never rejects.
 */
export async function revokeLeft(): Promise<void> {
  stopWaiting?.()
  stopWaiting = null
  const ofHere = () => readKept().filter(({ server }) => server === getServer())
  await Promise.all(ofHere().map(revoke))
  if (ofHere().length === 0) {
    tries = 0
    return
  }
  tries += 1
  stopWaiting ??= whenLineMayBeBack(tries, () => void revokeLeft())
}

/** Has a token forgotten by its server: now, or as soon as it can be reached. It is kept until then, and nothing else. */
export function leaveToken(left: LeftToken): void {
  writeKept([...readKept().filter(({ token }) => token !== left.token), left])
  void revokeLeft()
}
