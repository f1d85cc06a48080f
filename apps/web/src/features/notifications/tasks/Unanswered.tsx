import type { NotificationId, StatusId } from '@skein/api'
import { useCallback, useMemo } from 'react'

import { useT } from '../../../i18n/index.ts'
import { entityStore } from '../../../model/entities.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorRow } from '../../../ui/ErrorRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { FeedFrame } from '../feed/NotificationFeed.tsx'
import { NotificationItem } from '../parts/NotificationItem.tsx'
import { ActableFeed } from './ActableFeed.tsx'
import { lookAgain, useAnswers, useTellListed } from './answers.ts'
import { ownPostAnsweredBy } from './own-post.ts'
import { SwipeRow } from './SwipeRow.tsx'
import { TaskButtons } from './TaskButtons.tsx'
import styles from './Tasks.module.css'
import { TaskTitle } from './TaskTitle.tsx'
import type { TaskList } from './use-task-list.ts'

interface UnansweredProps extends FeedFrame {
  readonly list: TaskList
}

/** The viewer has favourited a post or reacted to it. */
function isLiked(id: StatusId): boolean {
  const status = entityStore.statuses.get(id)
  return status?.isFavourited === true || status?.reactions.some(({ me }) => me) === true
}

/** What people wrote to the viewer that nothing of theirs came after, oldest first. */
export function Unanswered({ list, footer, ...frame }: UnansweredProps) {
  const { isWindowed } = frame
  const t = useT()
  const favouriteAnswers = useSetting('favouriteAnswers')
  const { all, ended } = list
  const words = useMemo(
    () =>
      all
        .filter(({ id, kind }) => (kind === 'mention' || kind === 'reply') && !ended.has(id))
        .toReversed()
        .flatMap(({ id, statusId }) => (statusId === null ? [] : [{ id, statusId }])),
    [all, ended],
  )
  const answers = useAnswers(useMemo(() => words.map(({ statusId }) => statusId), [words]))
  const open = useMemo(
    () =>
      words.filter(({ statusId }) => {
        const answer = answers.get(statusId)
        const isOpen = answer !== undefined && answer !== 'answered'
        return isOpen && !(favouriteAnswers && isLiked(statusId))
      }),
    [words, answers, favouriteAnswers],
  )
  const ids = useMemo(() => open.map(({ id }) => id), [open])
  useTellListed(useMemo(() => open.map(({ statusId }) => statusId), [open]))
  const left = ids.length
  const isAsking = words.some(({ statusId }) => !answers.has(statusId))
  const hasFailed = words.some(({ statusId }) => answers.get(statusId) === 'unknown')

  const actableOf = useCallback(
    (key: string) => {
      const id = key as NotificationId
      return { ids: [id], ownPostId: ownPostAnsweredBy(id), left: left - 1 }
    },
    [left],
  )
  const renderRow = useCallback(
    (key: string, index: number) => (
      <SwipeRow isOn={isWindowed} {...actableOf(key)}>
        <NotificationItem
          id={key as NotificationId}
          position={index + 1}
          setSize={left}
          isTask
          end={<TaskButtons {...actableOf(key)} title={<TaskTitle id={key as NotificationId} />} />}
        />
      </SwipeRow>
    ),
    [left, actableOf, isWindowed],
  )

  return (
    <>
      <div className={styles['rule']}>
        <Alert level="info">
          {t('notifications.tasks.unanswered.rule')}{' '}
          {t(
            favouriteAnswers
              ? 'notifications.tasks.unanswered.withFavourites'
              : 'notifications.tasks.unanswered.withoutFavourites',
          )}{' '}
          <Button
            size="small"
            variant="ghost"
            onClick={() => setSetting('favouriteAnswers', !favouriteAnswers)}
          >
            {t('notifications.tasks.unanswered.change')}
          </Button>
        </Alert>
      </div>
      {hasFailed && (
        <ErrorRow
          message={t('notifications.tasks.unanswered.failed')}
          retryLabel={t('common.retry')}
          onRetry={lookAgain}
        />
      )}
      <ActableFeed
        name="unanswered"
        label={t('notifications.tasks.views.unanswered')}
        ids={ids}
        renderRow={renderRow}
        actableOf={actableOf}
        {...frame}
        footer={null}
      />
      {isAsking && <Skeleton kind="line" rows={2} label={t('notifications.tasks.unanswered.asking')} />}
      {!isAsking && left === 0 && (
        <EmptyState title={t('notifications.tasks.unanswered.noneTitle')}>
          {t('notifications.tasks.unanswered.none')}
        </EmptyState>
      )}
      {footer}
    </>
  )
}
