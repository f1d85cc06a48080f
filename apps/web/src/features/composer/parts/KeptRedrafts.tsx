import type { StatusId } from '@skein/api'
import { memo } from 'react'
import { useT } from '../../../i18n/index.ts'
import { compose, useComposing } from '../../../model/composing.ts'
import { readDraft, readRewriteKeys } from '../../../model/drafts.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'

/**
 * The way back to a post that was deleted to be written anew, or taken back, and was not posted yet. What is typed
 * around it is none of its business: it reads the storage.
 */
export const KeptRedrafts = memo(function KeptRedrafts({ accountId }: { accountId: string }) {
  const t = useT()
  // One comes and goes with a form that opens and closes.
  useComposing()
  const [key] = readRewriteKeys(accountId)
  if (key === undefined) return null
  const isTakenBack = key.startsWith('again:')
  function goOn() {
    const written = key === undefined ? null : readDraft(accountId, key)
    if (key === undefined || written === null) return
    const id = key.slice(key.indexOf(':') + 1)
    if (isTakenBack) compose({ kind: 'again', entryId: id, written })
    else compose({ kind: 'redraft', statusId: id as StatusId, written })
  }
  return (
    <Alert
      level="info"
      action={
        <Button size="small" variant="ghost" onClick={goOn}>
          {t('composer.goOn')}
        </Button>
      }
    >
      {isTakenBack ? t('composer.takenBackWaits') : t('composer.redraftWaits')}
    </Alert>
  )
})
