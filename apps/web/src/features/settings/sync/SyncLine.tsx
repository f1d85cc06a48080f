import { isApiError } from '@skein/api'
import { clsx } from 'clsx'

import { useT } from '../../../i18n/index.ts'
import { LongRelativeTime } from '../../../i18n/LongRelativeTime.tsx'
import { useInstance } from '../../../model/instance.ts'
import { failureText } from '../../../model/notices.ts'
import { useSession } from '../../../model/session.ts'
import { syncNow, useSync, type SyncPhase } from '../../../model/sync.ts'
import { CheckIcon, InfoIcon, WarningIcon, type IconComponent } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import styles from './SyncLine.module.css'

const icons: Readonly<Record<Exclude<SyncPhase, 'saving'>, IconComponent>> = {
  device: InfoIcon,
  saved: CheckIcon,
  waiting: WarningIcon,
  failed: WarningIcon,
}

/** Whether what is chosen here is kept with the account. */
export function SyncLine() {
  const t = useT()
  const { phase, at, failure } = useSync()
  const spoken = useSpokenPlace(phase === 'failed' ? 'polite' : null)
  const Glyph = phase === 'saving' ? null : icons[phase]
  // Any answer at all means that the network is there.
  const isServerDown = isApiError(failure, 'http')
  const words = {
    device: t('settingsSync.onDevice'),
    saving: t('settingsSync.saving'),
    saved: t('settingsSync.saved'),
    waiting: isServerDown ? t('settingsSync.waitingForServer') : t('settingsSync.waiting'),
    failed: t('settingsSync.failed'),
  }
  return (
    <div className={clsx(styles['line'], styles[phase])}>
      {Glyph === null ? <Spinner size={16} /> : <Glyph size={16} className={styles['icon']} />}
      <div ref={spoken}>
        <p className={styles['state']}>{words[phase]}</p>
        {phase === 'device' && <WhyOnDevice />}
        {phase === 'saved' && at !== null && <SavedWhen at={at} />}
        {phase === 'waiting' && (
          <p className={styles['detail']}>
            {isServerDown ? t('settingsSync.waitingForServerHint') : t('settingsSync.waitingHint')}
          </p>
        )}
        {phase === 'failed' && (
          <p className={styles['detail']}>
            {t('settingsSync.failedHint', { reason: failureText(failure, t) })}{' '}
            <button type="button" className={styles['retry']} onClick={() => void syncNow()}>
              {t('common.retry')}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

function WhyOnDevice() {
  const t = useT()
  const { name } = useInstance().branding
  const { status } = useSession()
  return (
    <p className={styles['detail']}>
      {status === 'visitor' ? t('settingsSync.visitorHint') : t('settingsSync.serverHint', { server: name })}
    </p>
  )
}

function SavedWhen({ at }: { readonly at: number }) {
  const t = useT()
  const time = () => <LongRelativeTime at={at} />
  return <p className={styles['detail']}>{t.rich('settingsSync.savedDetail', { time })}</p>
}
