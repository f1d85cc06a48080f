import type { AccountRow, RelationshipRow } from '@skein/store'

import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { follow } from '../actions/index.ts'
import { useIsBusy } from '../carry-out.ts'
import { useRelationActs } from '../use-relation-acts.tsx'
import styles from './FollowButton.module.css'

interface FollowButtonProps {
  readonly account: AccountRow
  readonly size?: 'small' | 'normal'
  /** They follow the viewer already. */
  readonly isBack?: boolean
}

const states = ['follow', 'following', 'requested'] as const
type State = (typeof states)[number]

/** What it says when one points at it, and what a press does then. */
const ways = {
  follow: null,
  following: { leaveKey: 'relations.labels.unfollow', hintKey: 'relations.pressToUnfollow' },
  requested: { leaveKey: 'relations.takeBack', hintKey: 'relations.pressToTakeBack' },
} as const

function stateOf({ following, requested }: RelationshipRow): State {
  if (following) return 'following'
  return requested ? 'requested' : 'follow'
}

/** Following somebody, in all its states. It is as wide as its longest word: what is beside it never moves. [USER-13, USER-14, USER-18] */
export function FollowButton({ account, size = 'normal', isBack = false }: FollowButtonProps) {
  const t = useT()
  const { context, perform, dialog } = useRelationActs(account)
  const isBusy = useIsBusy(account.id, 'follow')
  // What was just pressed says what came of it, until the pointer or the focus leaves.
  const [isJustPressed, setIsJustPressed] = useState(false)
  const { relationship } = context
  if (relationship === undefined || !follow.isOffered(context)) return null
  const state = stateOf(relationship)
  const way = ways[state]
  // A list has one in every row: none of them is the main thing to press.
  const variant = isBack ? 'ghost' : size === 'small' ? 'soft' : 'primary'
  return (
    <>
      <Button
        size={size}
        variant={state === 'follow' ? variant : 'line'}
        isPending={isBusy}
        disabled={follow.isDisabled?.(context) ?? false}
        aria-label={t(
          state === 'follow' && isBack ? 'relations.named.followBack' : `relations.named.${state}`,
          {
            name: account.displayName,
          },
        )}
        aria-description={way === null ? undefined : t(way.hintKey)}
        className={way === null || isJustPressed ? undefined : styles['on']}
        onClick={() => {
          setIsJustPressed(true)
          perform(follow)
        }}
        onPointerLeave={() => setIsJustPressed(false)}
        onBlur={() => setIsJustPressed(false)}
      >
        <span className={styles['words']}>
          {states.map((each) => (
            <span key={each} className={each === state ? styles['now'] : undefined}>
              {each === 'following' && <CheckIcon size={16} />}
              {t(each === 'follow' && isBack ? 'relations.followBack' : `relations.states.${each}`)}
            </span>
          ))}
          <span>{t('relations.states.busy')}</span>
          {way !== null && <span className={styles['leave']}>{t(way.leaveKey)}</span>}
        </span>
      </Button>
      {dialog}
    </>
  )
}
