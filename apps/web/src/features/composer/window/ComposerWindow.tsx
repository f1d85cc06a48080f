import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useT } from '../../../i18n/index.ts'
import type { ComposingInWindow } from '../../../model/writing.ts'
import { useSession } from '../../../model/session.ts'
import { Dialog, type DialogHold } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
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
  restoreRef: RefObject<HTMLButtonElement | null>
  onHold: (hold: DialogHold) => void
  onClose: () => void
}

function HeaderEnd({ hold, title, restoreRef, onHold, onClose }: HeaderEndProps) {
  const t = useT()
  return (
    <>
      {hold === 'minimised' ? (
        <IconButton
          ref={restoreRef}
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
      <IconButton label={t('common.close')} icon={CloseIcon} onClick={onClose} />
    </>
  )
}

/** Where the window stands, and where the focus goes when it is put away, comes back, or is to hold something else. */
function useHold(mode: ComposingInWindow, fieldRef: RefObject<HTMLElement | null>) {
  const [hold, setHold] = useState<DialogHold>('modal')
  const [shownMode, setShownMode] = useState(mode)
  const restoreRef = useRef<HTMLButtonElement>(null)
  const holdBefore = useRef(hold)
  if (mode !== shownMode) {
    setShownMode(mode)
    if (hold === 'minimised') setHold('docked')
  }
  useLayoutEffect(() => {
    if (hold === 'minimised') restoreRef.current?.focus()
    else if (holdBefore.current === 'minimised') fieldRef.current?.focus()
    holdBefore.current = hold
  }, [hold, fieldRef])
  useEffect(() => fieldRef.current?.focus(), [mode, fieldRef])
  return { hold, setHold, restoreRef }
}

/** Writing in a window of its own, which can stand beside the page or below it as a bar while somebody reads on. */
export function ComposerWindow({ mode, onClose }: ComposerWindowProps) {
  const t = useT()
  const { viewer } = useSession()
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const { hold, setHold, restoreRef } = useHold(mode, fieldRef)
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
          <HeaderEnd hold={hold} title={title} restoreRef={restoreRef} onHold={setHold} onClose={onClose} />
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
              <Truncate as="b" dir="auto">
                {viewer.displayName}
              </Truncate>
            </span>
          )
        }
      />
    </Dialog>
  )
}
