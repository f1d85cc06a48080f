/** What the player of one Flash file does. [MEDIA-24] */
export type FlashState = 'idle' | 'loading' | 'loaded' | 'error'

export interface Flash {
  /** Fetches the player and starts the file; while it loads or plays, nothing. Never rejects. */
  start(): Promise<void>
  /** Back to the beginning. */
  stop(): void
}

/** `load` starts the file and answers with the way to end it; `onChange` is told of every new state. */
export function createFlash(load: () => Promise<() => void>, onChange: (state: FlashState) => void): Flash {
  let state: FlashState = 'idle'
  let attempt = 0
  let end: (() => void) | null = null
  const change = (next: FlashState) => {
    state = next
    onChange(next)
  }
  return {
    start: async () => {
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
    stop: () => {
      attempt += 1
      end?.()
      end = null
      if (state !== 'idle') change('idle')
    },
  }
}
