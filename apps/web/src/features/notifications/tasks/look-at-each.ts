import type { StatusId } from '@skein/api'

/** So many threads are asked for at a time. */
const atATime = 2

/** Asks about some posts, a few at a time, until it is told to stop. @param look never rejects */
export async function lookAtEach(
  ids: readonly StatusId[],
  look: (id: StatusId, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const left = [...ids]
  const next = async (): Promise<void> => {
    const id = left.shift()
    if (id === undefined || signal.aborted) return
    await look(id, signal)
    await next()
  }
  await Promise.all(Array.from({ length: atATime }, next))
}
