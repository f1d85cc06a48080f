import { useRef } from 'react'
import { useT } from '../../i18n/index.ts'
import { useSession } from '../../model/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { PersonAvatar } from '../media/index.ts'
import { Composer } from './Composer.tsx'
import styles from './ComposerWindow.module.css'
import type { ComposerMode } from './start-state.ts'

export interface ComposerWindowProps {
  mode: ComposerMode
  onClose: () => void
}

/** Writing in a window of its own: a new post, or an answer where there is no room for a form. */
export function ComposerWindow({ mode, onClose }: ComposerWindowProps) {
  const t = useT()
  const { viewer } = useSession()
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const title = mode.kind === 'new' ? t('composer.newPost') : t(`composer.${mode.kind}`)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      initialFocus={fieldRef}
      headerEnd={<IconButton label={t('composer.close')} icon={CloseIcon} onClick={onClose} />}
    >
      <Composer
        mode={mode}
        look="window"
        label={title}
        startWith="text"
        fieldRef={fieldRef}
        onPosted={onClose}
        head={
          viewer && (
            <span className={styles['author']}>
              <PersonAvatar account={viewer} size={36} />
              <b dir="auto">{viewer.displayName}</b>
            </span>
          )
        }
      />
    </Dialog>
  )
}
