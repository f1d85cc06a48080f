import type { AccountId, StatusId } from '@skein/api'
import type { AccountRow } from '@skein/store'
import type { RefObject } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { changeDraft, useDraft } from '../drafts.ts'
import { usePosts } from '../use-posts.ts'
import { Evidence } from './Evidence.tsx'
import styles from './PostsStep.module.css'
import { StepTitle } from './StepTitle.tsx'

interface PostsStepProps {
  readonly account: AccountRow
  /** The post that it began at. */
  readonly startedAt: StatusId | null
  readonly startRef: RefObject<HTMLElement | null>
}

/** Which posts it is about: all of theirs can be come to. [REPORT-01] */
export function PostsStep({ account, startedAt, startRef }: PostsStepProps) {
  const t = useT()
  const { statusIds: ticked } = useDraft(account.id)
  const posts = usePosts(account.id)
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = posts
  const listed = data?.pages.flatMap(({ items }) => items) ?? []
  // What is ticked and older than all that has come stands above it.
  const ids = [...new Set([...ticked.filter((id) => !listed.includes(id)), ...listed])]

  function tick(id: StatusId, isOn: boolean) {
    changeDraft(account.id, { statusIds: isOn ? [...ticked, id] : ticked.filter((other) => other !== id) })
  }

  return (
    <>
      <StepTitle startRef={startRef}>{t('report.posts.question')}</StepTitle>
      <p className={styles['hint']}>
        {t(startedAt === null ? 'report.posts.hintPlain' : 'report.posts.hint')}
      </p>
      {ids.length > 0 && (
        <fieldset
          className={styles['posts']}
          aria-label={t('report.posts.label', { name: account.displayName })}
        >
          {ids.map((id) => (
            <Evidence
              key={id}
              statusId={id}
              isTicked={ticked.includes(id)}
              onTick={(isOn) => tick(id, isOn)}
            />
          ))}
        </fieldset>
      )}
      {data === undefined && error === null && (
        <Skeleton kind="line" rows={3} label={t('report.posts.loading')} />
      )}
      {data !== undefined && ids.length === 0 && !hasNextPage && <p>{t('report.posts.none')}</p>}
      <LoadFailure
        textKey="report.posts.failed"
        error={error}
        onRetry={() => (data === undefined ? refetch() : fetchNextPage())}
        isRetrying={isFetching}
      />
      {hasNextPage && error === null && (
        <Button
          size="small"
          variant="ghost"
          className={styles['older']}
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('report.posts.older')}
        </Button>
      )}
    </>
  )
}

export function PostsFooter({ accountId }: { readonly accountId: AccountId }) {
  const t = useT()
  const spoken = useSpokenPlace('polite')
  const { statusIds } = useDraft(accountId)
  return (
    <>
      <span className={styles['count']} ref={spoken}>
        {t('report.posts.ticked', { count: statusIds.length })}
      </span>
      <Button variant="ghost" onClick={() => changeDraft(accountId, { step: 'words', statusIds: [] })}>
        {t('report.posts.skip')}
      </Button>
      <Button variant="primary" onClick={() => changeDraft(accountId, { step: 'words' })}>
        {t('report.posts.next')}
      </Button>
    </>
  )
}
