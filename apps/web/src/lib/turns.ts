import { whenPainted } from './when-painted.ts'

const waiting = new Set<() => void>()
let stopWaiting = (): void => undefined

function waitForPaint(): void {
  stopWaiting()
  if (waiting.size > 0) stopWaiting = whenPainted(runNext)
}

function runNext(): void {
  const [run] = waiting
  if (run === undefined) return
  waiting.delete(run)
  waitForPaint()
  run()
}

/**
 * As `whenPainted`, for what takes long: only one is run after each painting, so that the page can be used between them.
 * Whoever asked first is run first.
 */
export function takeTurn(run: () => void): () => void {
  const turn = () => run()
  waiting.add(turn)
  if (waiting.size === 1) waitForPaint()
  return () => {
    const isNext = waiting.values().next().value === turn
    waiting.delete(turn)
    if (isNext) waitForPaint()
  }
}
