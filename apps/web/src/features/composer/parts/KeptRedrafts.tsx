import type { StatusId } from '@skein/api'
import { memo } from 'react'
import { useT } from '../../../i18n/index.ts'
import { compose, useComposing } from '../../../model/composing.ts'
import { readDraft, readRedraftKeys } from '../../../model/drafts.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'

/**
 * The way back to a post that was deleted to be written anew, and was not posted yet. What is typed around it is none of
 * its business: it reads the storage.
 */
export const KeptRedrafts = memo(function KeptRedrafts({ accountId }: { accountId: string }) {
  const t = useT()
  // One comes and goes with a form that opens and closes.
  useComposing()
  const [key] = readRedraftKeys(accountId)
  if (key === undefined) return null
  function goOn() {
    const written = key === undefined ? null : readDraft(accountId, key)
    if (key === undefined || written === null) return
    compose({ kind: 'redraft', statusId: key.slice('redraft:'.length) as StatusId, written })
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
      {t('composer.redraftWaits')}
    </Alert>
  )
})
