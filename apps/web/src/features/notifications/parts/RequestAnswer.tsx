import { useAccount } from '../../../model/entities.ts'
import { AnsweredRequest, useGivenAnswer } from '../../follow-requests/index.ts'
import type { BodyProps } from '../types/define.ts'
import styles from './NotificationItem.module.css'

/** What the viewer has just answered to the request of whom a notification tells; nothing where they have not. */
export function RequestAnswer({ notification: { accountId } }: Pick<BodyProps, 'notification'>) {
  const account = useAccount(accountId)
  const answer = useGivenAnswer(accountId)
  return (
    account &&
    answer && (
      <div className={styles['buttons']}>
        <AnsweredRequest account={account} answer={answer} />
      </div>
    )
  )
}
