import type { TimelineState } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { useIsClosed } from '../../../model/instance.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorRow } from '../../../ui/ErrorRow.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { lazyView } from '../../lazy/index.ts'
import { MembersOnly } from '../../session/index.ts'
import { ListEnd } from '../list/ListEnd.tsx'
import styles from './Footer.module.css'
import type { NothingProps } from './Nothing.tsx'

const Nothing = lazyView<NothingProps>(() => import('./Nothing.tsx').then((part) => part.Nothing))

interface FooterProps {
  readonly state: TimelineState
  readonly isEmpty: boolean
  readonly onLoadOlder: () => void
}

/** What stands at the end of a timeline. */
export function Footer(props: FooterProps) {
  return (
    <ListEnd>
      <End {...props} />
    </ListEnd>
  )
}

/** Nothing here, nothing more, something on its way, or the way to more. */
function End({ state, isEmpty, onLoadOlder }: FooterProps) {
  const t = useT()
  const { isBottomedOut, isLoadingOlder, olderError } = state
  const isClosed = useIsClosed(olderError)
  if (isLoadingOlder && isEmpty) {
    return (
      <div className={styles['footer']}>
        <Spinner size={20} label={t('timeline.loadingOlder')} />
      </div>
    )
  }
  if (isClosed) return <MembersOnly />
  if (olderError !== null) {
    return (
      <ErrorRow
        message={t('timeline.olderFailed', { reason: failureText(olderError, t) })}
        retryLabel={t('common.retry')}
        onRetry={onLoadOlder}
      />
    )
  }
  if (isEmpty && isBottomedOut) return <Nothing timelineKey={state.key} />
  if (isBottomedOut) return <p className={styles['footer']}>{t('timeline.end')}</p>
  return (
    <div className={styles['footer']}>
      {/* It stays while posts come: who has the focus on it goes on from there. */}
      <Button size="small" variant="ghost" isPending={isLoadingOlder} onClick={onLoadOlder}>
        {t('timeline.loadOlder')}
      </Button>
      <Announcement words={isLoadingOlder ? t('timeline.loadingOlder') : ''} />
    </div>
  )
}
