import { fieldsOf } from '../../lib/fields.ts'
import { serverKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'

/** Landing paths as the server configured them; null where it says nothing. */
export interface LandingPaths {
  readonly redirectRootLogin: string | null
  readonly redirectRootNoLogin: string | null
}

/** The landing paths in a configuration or in storage; null when it names none. */
export function asLanding(config: unknown): LandingPaths | null {
  const read = (name: keyof LandingPaths) => {
    const value = fieldsOf(config)[name]
    return typeof value === 'string' ? value : null
  }
  const landing = {
    redirectRootLogin: read('redirectRootLogin'),
    redirectRootNoLogin: read('redirectRootNoLogin'),
  }
  return landing.redirectRootLogin === null && landing.redirectRootNoLogin === null ? null : landing
}

/** The landing paths of the last visit, so that the boot module can start the right timeline for `/`. */
export function readLanding(): LandingPaths {
  return asLanding(readStored(serverKey('landing'))) ?? { redirectRootLogin: null, redirectRootNoLogin: null }
}

export function keepLanding({ redirectRootLogin, redirectRootNoLogin }: LandingPaths): void {
  writeStored(serverKey('landing'), { redirectRootLogin, redirectRootNoLogin })
}
