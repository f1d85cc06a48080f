import { getSession } from './session.ts'
import { accountKey } from './storage/areas.ts'
import { readStored, writeStored } from './storage/values.ts'

const key = () => accountKey('emoji', getSession().viewerId ?? '')

/** What was stored of the viewer's emoji, whatever that is. */
export const readEmojiMemory = (): unknown => readStored(key())

export function writeEmojiMemory(value: object): void {
  writeStored(key(), value)
}
