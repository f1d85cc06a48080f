import { useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { getSetting } from '../../model/settings.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { signOut } from './sign-out.ts'

/** Signing out, for whichever control offers it. */
export function useSignOut() {
  const t = useT()
  const [isAsking, setIsAsking] = useState(false)
  const accept = () => {
    setIsAsking(false)
    signOut()
  }
  /** The question while it is asked; render it beside the control. */
  const dialog = isAsking && (
    <ConfirmDialog
      title={t('session.signOut.title')}
      acceptLabel={t('session.signOut.accept')}
      cancelLabel={t('common.cancel')}
      onAccept={accept}
      onCancel={() => setIsAsking(false)}
    >
      {t('session.signOut.question')}
    </ConfirmDialog>
  )
  /** Asks first when the setting says so [AUTH-14]. */
  const ask = () => {
    if (getSetting('modalOnLogout')) setIsAsking(true)
    else signOut()
  }
  return { ask, dialog }
}
