const storageKey = 'skein.interrupted'

/** Notes the page somebody was at when the server no longer took their token. */
export function noteInterrupted(path: string): void {
  try {
    sessionStorage.setItem(storageKey, path)
  } catch {
    // Blocked or full: they land where everybody lands.
  }
}

/** Where to go on after signing in again, once; null where nothing was interrupted. */
export function takeInterrupted(): string | null {
  try {
    const path = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return path !== null && /^\/(?!\/)/.test(path) ? path : null
  } catch {
    return null
  }
}
