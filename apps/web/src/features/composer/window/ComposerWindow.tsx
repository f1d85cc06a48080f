import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import type { ComposingInWindow } from '../../../model/composing-store.ts'
import { useSession } from '../../../model/session.ts'
import { Dialog, type DialogHold } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon, DockIcon, MinusIcon, UndockIcon, UpIcon } from '../../../ui/icons.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { Composer } from '../Composer.tsx'
import { DraftsButton } from '../drafts/DraftsButton.tsx'
import { OptionsButton } from '../options/OptionsButton.tsx'
import { draftKeyOf } from '../start-state.ts'
import styles from './ComposerWindow.module.css'

export interface ComposerWindowProps {
  mode: ComposingInWindow
  onClose: () => void
}

interface HeaderEndProps {
  hold: DialogHold
  title: string
  onHold: (hold: DialogHold) => void
  onClose: () => void
}

function HeaderEnd({ hold, title, onHold, onClose }: HeaderEndProps) {
  const t = useT()
  return (
    <>
      {hold === 'minimised' ? (
        <IconButton
          label={t('shell.windows.restore', { title })}
          icon={UpIcon}
          onClick={() => onHold('docked')}
        />
      ) : (
        <>
          <IconButton
            label={t('shell.windows.minimise')}
            icon={MinusIcon}
            onClick={() => onHold('minimised')}
          />
          <IconButton
            className={styles['dock']}
            label={hold === 'docked' ? t('composer.window.undock') : t('composer.window.dock')}
            icon={hold === 'docked' ? UndockIcon : DockIcon}
            onClick={() => onHold(hold === 'docked' ? 'modal' : 'docked')}
          />
        </>
      )}
      <IconButton label={t('composer.close')} icon={CloseIcon} onClick={onClose} />
    </>
  )
}

/** Writing in a window of its own, which can stand beside the page or below it as a bar while somebody reads on. */
export function ComposerWindow({ mode, onClose }: ComposerWindowProps) {
  const t = useT()
  const { viewer } = useSession()
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const [hold, setHold] = useState<DialogHold>('modal')
  const [asked, setAsked] = useState(mode)
  if (asked !== mode) {
    setAsked(mode)
    if (hold === 'minimised') setHold('docked')
  }
  // Who asks for it again, wherever it stands, wants to write.
  useEffect(() => fieldRef.current?.focus(), [mode])
  const title = mode.kind === 'new' ? t('composer.newPost') : t(`composer.${mode.kind}`)
  return (
    <Dialog
      title={title}
      hold={hold}
      onClose={() => (hold === 'modal' ? onClose() : setHold('minimised'))}
      initialFocus={fieldRef}
      headerEnd={
        <>
          {hold !== 'minimised' && (
            <>
              <DraftsButton exceptMode={mode} />
              <OptionsButton />
            </>
          )}
          <HeaderEnd hold={hold} title={title} onHold={setHold} onClose={onClose} />
        </>
      }
    >
      <Composer
        key={`${viewer?.id} ${draftKeyOf(mode)}`}
        mode={mode}
        look="window"
        label={title}
        startWith="text"
        typed={'message' in mode ? mode.message : null}
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
