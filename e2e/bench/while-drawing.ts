import type { Page } from '@playwright/test'
import { drawsFrames, restartDrawing } from '../fixtures/frames.ts'

/** Time between two looks, milliseconds; a look costs the page nearly nothing. */
const LOOK_MS = 20_000

/** The browser drew no more frames: what was measured says nothing. */
export class FramesStopped extends Error {
  override readonly name = 'FramesStopped'
}

/**
 * Waits for a measure while the page draws.
 * @throws FramesStopped when it does not any more; the browser draws again afterwards
 */
export async function whileDrawing<Result>(page: Page, measure: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const stopped = new Promise<never>((_, reject) => {
    const look = async () => {
      if ((await drawsFrames(page)) || (await drawsFrames(page))) {
        if (!isOver) timer = setTimeout(() => void look(), LOOK_MS)
        return
      }
      await restartDrawing(page)
      reject(new FramesStopped('the browser drew no more frames'))
    }
    timer = setTimeout(() => void look(), LOOK_MS)
  })
  // Of what is given up nobody hears any more.
  measure.catch(() => undefined)
  stopped.catch(() => undefined)
  try {
    return await Promise.race([measure, stopped])
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}
