import type { AccountId } from '@skein/api'
import type { ApiErrorInfo } from '@skein/store'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { clockTime } from '../../../lib/written-date.ts'
import { useSetting } from '../../../model/settings.ts'
import { onFirstText } from '../../../model/first-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ColumnHeading } from '../../../ui/ColumnHeading.tsx'
import { WarningIcon } from '../../../ui/icons.tsx'
import { lazyView } from '../../lazy/index.ts'
import { TimelineMenu } from '../../panels/index.ts'
import styles from './Heading.module.css'
import { QuickSettings } from './QuickSettings.tsx'
import { useReason } from './use-reason.ts'

const pillCode = lazyModule(() => import('./NewPostsPill.tsx'))
onFirstText(pillCode.preload)
const NewPostsPill = lazyView(() => pillCode.fetch().then((part) => part.NewPostsPill))

interface HeadingProps {
  readonly title: string
  /** What waits; null when nothing does. */
  readonly news: { readonly count: number; readonly faces: readonly AccountId[] } | null
  readonly isLoaded: boolean
  /** Why newer posts did not come. */
  readonly error: ApiErrorInfo | null
  readonly onShowNew: () => void
  readonly onRetry: () => void
  /** What belongs to this kind of timeline only. */
  readonly children?: ReactNode
}

/** [TL-01, TL-05] Which timeline this is, what waits, and what can be set. */
export function Heading({ title, news, isLoaded, error, onShowNew, onRetry, children }: HeadingProps) {
  const t = useT()
  const isStatic = useSetting('disableStickyHeaders')
  const pill = news && <NewPostsPill count={news.count} faces={news.faces} onPress={onShowNew} />
  return (
    <>
      <ColumnHeading title={<TimelineMenu title={title} />} isSticky={!isStatic}>
        {children}
        {isLoaded && error !== null && <NewerFailed error={error} onRetry={onRetry} />}
        {isLoaded && error === null && news === null && (
          <span className={styles['upToDate']}>{t('timeline.upToDate')}</span>
        )}
        {!isStatic && pill}
        <QuickSettings />
      </ColumnHeading>
      {isStatic && pill && <div className={clsx(styles['floating'])}>{pill}</div>}
    </>
  )
}

function NewerFailed({ error, onRetry }: { readonly error: ApiErrorInfo; readonly onRetry: () => void }) {
  const t = useT()
  const language = useLanguageTag()
  const reason = t('timeline.newerFailed', { reason: useReason()(error) })
  const retry = (
    <Button
      size="small"
      variant="ghost"
      icon={WarningIcon}
      data-tooltip={reason}
      aria-label={`${t('timeline.retry')}: ${reason}`}
      onClick={onRetry}
    >
      {t('timeline.retry')}
    </Button>
  )
  if (error.retryAt === null) return retry
  // [ERR-12] To be seen without pointing at it; until then a press only asks a server that will not answer.
  return (
    <>
      <span className={styles['upToDate']}>
        {t('timeline.nextTry', { time: clockTime(error.retryAt, language) })}
      </span>
      {retry}
    </>
  )
}
