import { useMemo } from 'react'

import { boundShortcuts, conflictsOf, type BoundShortcut, type KeyConflict } from '../../../model/keys.ts'
import { useSetting } from '../../../model/settings.ts'

export interface OwnKeysNow {
  readonly bound: readonly BoundShortcut[]
  readonly conflicts: readonly KeyConflict[]
}

/** Every shortcut with its keys, and which of them mean two things. */
export function useOwnKeys(): OwnKeysNow {
  const ownKeys = useSetting('ownKeys')
  const keyboardShortcuts = useSetting('keyboardShortcuts')
  return useMemo(() => {
    const bound = boundShortcuts({ ownKeys, keyboardShortcuts })
    return { bound, conflicts: conflictsOf(bound) }
  }, [ownKeys, keyboardShortcuts])
}
