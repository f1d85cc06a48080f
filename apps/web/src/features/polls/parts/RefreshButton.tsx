import type { PollId } from '@skein/api'
import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { refreshPoll } from '../refresh-poll.ts'
import styles from './Parts.module.css'

/** Asks for the numbers of a poll at once. */
export function RefreshButton({ pollId }: { readonly pollId: PollId }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function refresh() {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      await refreshPoll(pollId)
    } catch (thrown) {
      setError(thrown)
    }
    setBusy(false)
  }

  return (
    <>
      <button
        type="button"
        className={styles['refresh']}
        aria-disabled={isBusy}
        onClick={() => void refresh()}
      >
        {t('polls.refresh')}
      </button>
      {error !== null && (
        <Alert level="error" live="urgent">
          {t('polls.notRefreshed', { reason: failureText(error, t) })}
        </Alert>
      )}
    </>
  )
}
