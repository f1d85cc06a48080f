import type { ApiErrorInfo } from '@skein/store'
import type { ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { ColumnHeading } from '../../../ui/ColumnHeading.tsx'
import styles from './Heading.module.css'
import { TimelineMenu } from '../../panels/index.ts'
import { NewerFailed, NewPostsPill } from './newer.ts'
import type { NewPostsPillProps } from './NewPostsPill.tsx'
import { QuickSettings } from './QuickSettings.tsx'

export interface HeadingProps {
  readonly title: string
  /** What waits; null when nothing does. */
  readonly news: Pick<NewPostsPillProps, 'count' | 'hasMore' | 'authors'> | null
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
  const pill = news && <NewPostsPill {...news} onPress={onShowNew} />
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
      {isStatic && pill && <div className={styles['floating']}>{pill}</div>}
    </>
  )
}
