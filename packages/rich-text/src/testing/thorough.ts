import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isThorough: boolean
  }
}

/** Generated tests run whole where `SKEIN_THOROUGH` is set, and in part elsewhere. */
export const isThorough = inject('isThorough')
