import { readStored, writeStored } from './storage.ts'

/** Landing paths as the server configured them; null where it says nothing. */
export interface LandingPaths {
  readonly redirectRootLogin: string | null
  readonly redirectRootNoLogin: string | null
}

const storageKey = 'landing'

/** The landing paths of the last visit, so that the boot module can start the right timeline for `/`. */
export function readLanding(): LandingPaths {
  const stored = readStored(storageKey)
  const read = (name: keyof LandingPaths) => {
    if (typeof stored !== 'object' || stored === null) return null
    const value: unknown = (stored as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : null
  }
  return { redirectRootLogin: read('redirectRootLogin'), redirectRootNoLogin: read('redirectRootNoLogin') }
}

export function keepLanding({ redirectRootLogin, redirectRootNoLogin }: LandingPaths): void {
  writeStored(storageKey, { redirectRootLogin, redirectRootNoLogin })
}
