import { boundShortcuts } from '../../../model/keys.ts'
import { useDefaults, useSettings } from '../../../model/settings.ts'

/** How many shortcuts have other keys than usual, and one more when single keys do something else than usual. */
export function useChangedKeys(): number {
  const now = useSettings()
  const usual = useDefaults()
  const own = boundShortcuts(now).filter(({ isChanged }) => isChanged).length
  return own + (now.keyboardShortcuts === usual.keyboardShortcuts ? 0 : 1)
}
