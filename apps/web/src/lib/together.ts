/** Calls back once for all calls of one turn of the event loop, at its end. */
export function together(listener: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(() => {
      isWaiting = false
      listener()
    })
  }
}
