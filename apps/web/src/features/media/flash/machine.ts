/** What the player of one Flash file does. [MEDIA-24] */
export type FlashState = 'idle' | 'loading' | 'loaded' | 'error'

export type Flash = ReturnType<typeof createFlash>

/** `load` starts the file and answers with the way to end it; `onChange` is told of every new state. */
export function createFlash(load: () => Promise<() => void>, onChange: (state: FlashState) => void) {
  let state: FlashState = 'idle'
  let attempt = 0
  let end: (() => void) | null = null
  const change = (next: FlashState) => {
    state = next
    onChange(next)
  }
  return {
    /** Fetches the player and starts the file; while it loads or plays, nothing. Never rejects. */
    start: async (): Promise<void> => {
      if (state === 'loading' || state === 'loaded') return
      attempt += 1
      const mine = attempt
      change('loading')
      try {
        const stopIt = await load()
        if (mine !== attempt) return stopIt()
        end = stopIt
        change('loaded')
      } catch (error) {
        console.error(error)
        if (mine === attempt) change('error')
      }
    },
    /** Back to the beginning. */
    stop: (): void => {
      attempt += 1
      end?.()
      end = null
      if (state !== 'idle') change('idle')
    },
  }
}
