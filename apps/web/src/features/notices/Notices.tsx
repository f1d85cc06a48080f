import { clsx } from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../i18n/index.ts'
import { dismiss, doNoticeAction, type Notice, takeBackSaid, useNotices } from '../../model/notices.ts'
import { ariaKey, useKeys, type KeyBinding } from '../../model/keys.ts'
import { levelIcons } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTopDialog } from '../../ui/open-dialogs.ts'
import { useTellWithReasons } from './tell-with-reasons.ts'
import styles from './Notices.module.css'
import { useSayAloud, useUndoKey } from './use-say-aloud.ts'
import { useStay } from './use-stay.ts'

const maxShown = 3
const nothing: readonly KeyBinding[] = []

/**
 * Global notices at the lower edge, which are spoken as everything is. While a modal dialog is open they live inside
 * it, because everything else is inert then.
 */
export function Notices() {
  const topDialog = useTopDialog()
  const notices = useNotices()
  const t = useT()
  const stay = useStay(notices)
  useSayAloud()
  const shown = notices.slice(-maxShown)
  const last = shown.findLast(({ undo }) => undo !== null)
  useKeys(
    'everywhere',
    last === undefined ? nothing : [{ label: 'common.undo', keys: ['z'], run: () => takeBackSaid(last) }],
  )
  const errors = shown.filter((notice) => notice.level === 'error')
  const others = shown.filter((notice) => notice.level !== 'error')
  const regions = (
    <section
      className={styles['stack']}
      aria-label={shown.length === 0 ? undefined : t('shell.notices')}
      data-in-dialog={topDialog === null ? undefined : ''}
      {...stay.stack}
    >
      <div className={styles['region']}>
        {others.map((notice) => (
          <Toast key={notice.id} notice={notice} onLeave={stay.giveBack} />
        ))}
      </div>
      <div className={styles['region']}>
        {errors.map((notice) => (
          <Toast key={notice.id} notice={notice} onLeave={stay.giveBack} />
        ))}
      </div>
    </section>
  )
  return topDialog ? createPortal(regions, topDialog) : regions
}

interface ToastProps {
  readonly notice: Notice
  /** It goes, and had the focus. */
  readonly onLeave: () => void
}

function Toast({ notice, onLeave }: ToastProps) {
  const t = useT()
  const key = useUndoKey()
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const toast = ref.current
    return () => {
      if (toast?.contains(document.activeElement) === true) onLeave()
    }
  }, [onLeave])

  const tell = useTellWithReasons()
  const Glyph = levelIcons[notice.level]
  return (
    <div ref={ref} className={clsx(styles['toast'], styles[notice.level])}>
      <Glyph className={styles['icon']} />
      <p className={styles['text']}>{tell(notice.messageKey, notice.messageArgs)}</p>
      {notice.undo !== null && (
        <Button
          size="small"
          variant="soft"
          aria-keyshortcuts={ariaKey(key)}
          onClick={() => takeBackSaid(notice)}
        >
          {t('common.undo')}
        </Button>
      )}
      {notice.actions.map((action) => (
        <Button
          key={action.labelKey}
          size="small"
          variant="ghost"
          onClick={() => doNoticeAction(notice, action)}
        >
          {tell(action.labelKey, {})}
        </Button>
      ))}
      <IconButton
        size="small"
        icon={CloseIcon}
        label={t('common.dismiss')}
        onClick={() => dismiss(notice.id)}
      />
    </div>
  )
}
