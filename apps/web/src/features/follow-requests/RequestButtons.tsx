import type { AccountRow } from '@skein/store'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { getSetting } from '../../model/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { answerRequest, useIsAnswering } from './answer.ts'
import { holdAnswer } from './held-answers.ts'
import { noteAnswered, useFocusPassing } from './pass-focus.ts'
import styles from './FollowRequests.module.css'

type Answer = 'approve' | 'deny'

/** [FREQ-05] */
const asksFirst = (answer: Answer): boolean =>
  getSetting(answer === 'approve' ? 'modalOnApproveFollow' : 'modalOnDenyFollow')

interface RequestButtonsProps {
  readonly account: AccountRow
  /** What was answered stays on screen, where it can be taken back for a while. */
  readonly isHeld?: boolean
}

/** Approve and deny, for somebody who asks to follow. [FREQ-01, FREQ-04] */
export function RequestButtons({ account, isHeld = false }: RequestButtonsProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const { id, displayName: name } = account
  const isBusy = useIsAnswering(id)
  const [asking, setAsking] = useState<Answer | null>(null)
  const group = useFocusPassing()

  function give(answer: Answer) {
    setAsking(null)
    noteAnswered(group.current)
    const answering = { queryClient, id, t, isApproved: answer === 'approve' }
    if (isHeld) holdAnswer(answering)
    else void answerRequest(answering)
  }
  const press = (answer: Answer) => (asksFirst(answer) ? setAsking(answer) : give(answer))

  return (
    <div ref={group} className={styles['buttons']} data-follow-request>
      <Button
        size="small"
        variant="soft"
        disabled={isBusy}
        aria-label={t('followRequests.approveName', { name })}
        onClick={() => press('approve')}
      >
        {t('followRequests.approve')}
      </Button>
      <Button
        size="small"
        isPending={isBusy}
        aria-label={t('followRequests.denyName', { name })}
        onClick={() => press('deny')}
      >
        {t('followRequests.deny')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t(`followRequests.questions.${asking}.title`, { name })}
          acceptLabel={t(`followRequests.${asking}`)}
          cancelLabel={t('common.cancel')}
          onCancel={() => setAsking(null)}
          onAccept={() => give(asking)}
        >
          {t(`followRequests.questions.${asking}.effect`)}
        </ConfirmDialog>
      )}
    </div>
  )
}
