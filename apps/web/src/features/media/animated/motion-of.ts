import { can, readFirstBytes } from '@skein/api'
import { findMotion, judgeMotion } from '../../../lib/animated-bytes.ts'
import { keepRecent } from '../../../lib/keep-recent.ts'
import { getInstance } from '../../../model/instance.ts'
import { mostBytesRead, rememberedFiles } from '../limits.ts'
import { guessByName } from '../rules/may-move.ts'

const known = new Map<string, Promise<string | null>>()

/** Only what our own server hands out may be read; asking others is refused, and written to the console. */
export function isReadable(address: string): boolean {
  const { origin, protocol } = new URL(address, location.href)
  if (protocol === 'blob:') return true
  return origin === location.origin || can(getInstance(), 'mediaProxy')
}

async function look(address: string): Promise<string | null> {
  if (!isReadable(address)) return guessByName(address)
  try {
    const bytes = await readFirstBytes(address, (read) => findMotion(read) !== null, mostBytesRead)
    const verdict = judgeMotion(bytes)
    return verdict === 'still' ? null : verdict
  } catch {
    return guessByName(address)
  }
}

/** The name of the format when the picture moves, else null. Never rejects. [MEDIA-22] */
export function motionOf(address: string): Promise<string | null> {
  const before = known.get(address)
  if (before !== undefined) return before
  const verdict = look(address)
  keepRecent(known, address, verdict, rememberedFiles)
  return verdict
}
