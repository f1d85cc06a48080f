import { clsx } from 'clsx'
import { createPortal } from 'react-dom'
import { useT, useTell } from '../../i18n/index.ts'
import {
  dismiss,
  doNoticeAction,
  pauseNotices,
  resumeNotices,
  undoNotice,
  useNotices,
} from '../../model/notices.ts'
import type { Notice } from '../../model/notices.ts'
import { useKeys, type KeyBinding } from '../../model/keys.ts'
import { levelIcons } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTopDialog } from '../../ui/open-dialogs.ts'
import styles from './Notices.module.css'

const maxShown = 3
const nothing: readonly KeyBinding[] = []

/**
 * Global notices at the lower edge. The regions are there before they speak; while a modal dialog is
 * open they live inside it, because everything else is inert then.
 */
export function Notices() {
  const topDialog = useTopDialog()
  const shown = useNotices().slice(-maxShown)
  const last = shown.findLast(({ undo }) => undo !== null)
  useKeys(
    'everywhere',
    last === undefined ? nothing : [{ label: 'common.undo', keys: ['z'], run: () => undoNotice(last) }],
  )
  const errors = shown.filter((notice) => notice.level === 'error')
  const others = shown.filter((notice) => notice.level !== 'error')
  const regions = (
    <div
      className={styles['stack']}
      onPointerEnter={pauseNotices}
      onPointerLeave={resumeNotices}
      onFocus={pauseNotices}
      onBlur={resumeNotices}
    >
      <div role="status" className={styles['region']}>
        {others.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="alert" className={styles['region']}>
        {errors.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
    </div>
  )
  return topDialog ? createPortal(regions, topDialog) : regions
}

function Toast({ notice }: { notice: Notice }) {
  const t = useT()
  const tell = useTell()
  const Glyph = levelIcons[notice.level]
  return (
    <div className={clsx(styles['toast'], styles[notice.level])}>
      <Glyph className={styles['icon']} />
      <p className={styles['text']}>{tell(notice.messageKey, notice.messageArgs)}</p>
      {notice.undo !== null && (
        <Button size="small" variant="soft" onClick={() => undoNotice(notice)}>
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
