import { getSession, onSignOut } from './session.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const keyOf = (accountId: string) => `emoji.${accountId}`

/** What was stored of the viewer's emoji, whatever that is. */
export const readEmojiMemory = (): unknown => readStored(keyOf(getSession().viewerId ?? ''))

export function writeEmojiMemory(value: object): void {
  writeStored(keyOf(getSession().viewerId ?? ''), value)
}

/** What somebody used goes when they sign out, whether or not a picker was open since the start. */
export function watchEmojiMemory(): () => void {
  return onSignOut(({ accountId, reason }) => {
    if (reason === 'left' && accountId !== null) removeStored(keyOf(accountId))
  })
}
