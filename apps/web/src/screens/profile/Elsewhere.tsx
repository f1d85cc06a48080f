import { useEffect } from 'react'

import { openKeyboardHelp } from '../../features/keyboard/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { compose } from '../../model/writing.ts'
import { isForMembers, paths, placeOfWord, type WindowOfWord } from '../../model/routes.ts'
import { saveReturnPath, useSession } from '../../model/session.ts'
import { openSettingsWindow } from '../../model/windows.ts'

const openWindow: Readonly<Record<WindowOfWord, () => void>> = {
  settings: () => openSettingsWindow(),
  keyboard: openKeyboardHelp,
  composer: () => compose({ kind: 'new' }),
}

/** In the place of a profile whose name is a word that leads to a page, and nobody's name. [ROUTE-10] */
export function Elsewhere({ word }: { readonly word: string }) {
  const { status, viewer } = useSession()
  const name = viewer?.username ?? null
  const isKnown = status === 'visitor' || name !== null
  useEffect(() => {
    if (!isKnown) return
    const place = placeOfWord(word, name)
    if (place === null) return
    if ('window' in place) {
      navigate(paths.root, { isReplacing: true })
      openWindow[place.window]()
      return
    }
    // Signing in leads on to where the word leads a member.
    if (name === null && isForMembers(word)) saveReturnPath(location.pathname)
    navigate(place.path, { isReplacing: true })
  }, [word, name, isKnown])
  return null
}
