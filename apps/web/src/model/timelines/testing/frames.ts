/** A page that has not painted for so long does not paint any more, milliseconds. */
const MOST_FRAME = 15_000

/** Those of the browser: a test that holds the clock still waits for frames. */
const { setTimeout, clearTimeout } = globalThis

/** Waits until so many frames have been painted. */
export async function frames(count = 1): Promise<void> {
  for (let frame = 0; frame < count; frame++) {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no frame for ${MOST_FRAME} ms`)), MOST_FRAME)
      requestAnimationFrame(() => {
        clearTimeout(late)
        resolve()
      })
    })
  }
}

/** Waits until the page has held still: no scroll, no change of height and no other rows for four frames. */
export async function stillness(): Promise<void> {
  const read = () =>
    `${window.scrollY} ${document.documentElement.scrollHeight} ${document.querySelectorAll('[data-row-id]').length}`
  let before = read()
  for (let calm = 0; calm < 4;) {
    await frames()
    const now = read()
    calm = now === before ? calm + 1 : 0
    before = now
  }
}
