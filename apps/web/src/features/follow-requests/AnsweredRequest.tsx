import type { AccountRow } from '@skein/store'
import { clsx } from 'clsx'

import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx'
import { FollowButton, useFreshRelationship } from '../relations/index.ts'
import { takeBackAnswer, type GivenAnswer } from './held-answers.ts'
import { noteAnswered, useFocusPassing } from './pass-focus.ts'
import styles from './FollowRequests.module.css'

interface AnsweredRequestProps {
  readonly account: AccountRow
  readonly answer: GivenAnswer
}

/** What was answered to somebody who asked to follow: the way back for a while, and to follow them too. */
export function AnsweredRequest({ account, answer: { isApproved, isHeld } }: AnsweredRequestProps) {
  const t = useT()
  const Glyph = isApproved ? CheckIcon : CloseIcon
  return (
    <div className={styles['answered']}>
      <span className={clsx(styles['answer'], isApproved && styles['approved'])}>
        <Glyph size={16} />
        {t(isApproved ? 'followRequests.wasApproved' : 'followRequests.wasDenied')}
      </span>
      {isApproved && <FollowBack account={account} />}
      {isHeld && <TakeBack account={account} />}
    </div>
  )
}

function FollowBack({ account }: Pick<AnsweredRequestProps, 'account'>) {
  useFreshRelationship(account.id)
  return <FollowButton account={account} size="small" isBack />
}

function TakeBack({ account: { id, displayName } }: Pick<AnsweredRequestProps, 'account'>) {
  const t = useT()
  const group = useFocusPassing()
  return (
    // It goes by itself: the focus that is in it then goes on.
    <span ref={group} onFocus={() => noteAnswered(group.current)}>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('followRequests.takeBackName', { name: displayName })}
        onClick={() => takeBackAnswer(id)}
      >
        {t('common.undo')}
      </Button>
    </span>
  )
}
