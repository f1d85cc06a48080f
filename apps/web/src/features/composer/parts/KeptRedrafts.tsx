import type { StatusId } from '@skein/api'
import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { compose } from '../../../model/composing.ts'
import { readDraft, readRedraftKeys } from '../../../model/drafts.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'

/** The way back to a post that was deleted to be written anew, and was not posted yet. */
export function KeptRedrafts({ accountId }: { accountId: string }) {
  const t = useT()
  const [key] = useState(() => readRedraftKeys(accountId)[0] ?? null)
  if (key === null) return null
  function goOn() {
    const written = key === null ? null : readDraft(accountId, key)
    if (key === null || written === null) return
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
}
