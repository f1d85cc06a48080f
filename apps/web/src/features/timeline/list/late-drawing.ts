/**
 * A drawing that can wait for another one: who scrolls has the list drawn with every frame, and what only moved below
 * the window goes along. Without another it is drawn in the frame after the next at the latest.
 * @param getVersion changes with every drawing
 */
export function createLateDrawing(getVersion: () => number, draw: () => void) {
  /** The drawing that did not have it. */
  let missedBy: number | null = null
  let frame: number | null = null
  /** Draws what waits. */
  const drawNow = (): void => {
    const isMissing = missedBy === getVersion()
    missedBy = null
    if (isMissing) draw()
  }
  return {
    /** Something changed that nobody sees yet. */
    wait: (): void => {
      missedBy = getVersion()
      if (frame !== null) return
      // What asks within a frame, before it is painted, is called within the same one.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          frame = null
          drawNow()
        })
      })
    },
    drawNow,
    stop: (): void => {
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
    },
  }
}
