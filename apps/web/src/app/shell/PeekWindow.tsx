import type { ReactNode } from 'react'
import { useT } from '../../i18n/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon, MinusIcon, UpIcon } from '../../ui/icons.tsx'
import type { ModalEvent, ModalState } from './modal-state.ts'
import styles from './PeekWindow.module.css'

export interface PeekWindowProps {
  title: string
  state: ModalState
  onEvent: (event: ModalEvent) => void
  /** Drawn while the window is visible. */
  children: ReactNode
}

/** A window that can be put aside as a bar at the lower edge, so that the page can be used meanwhile. */
export function PeekWindow({ title, state, onEvent, children }: PeekWindowProps) {
  const t = useT()
  if (state === 'hidden') return null
  const toggle = () => onEvent('toggleMinimised')
  const close = <IconButton icon={CloseIcon} label={t('common.close')} onClick={() => onEvent('close')} />
  if (state === 'minimised') {
    return (
      <section className={styles['bar']} aria-label={title}>
        <button type="button" className={styles['title']} onClick={toggle}>
          {title}
        </button>
        <IconButton icon={UpIcon} label={t('shell.windows.restore', { title })} onClick={toggle} />
        {close}
      </section>
    )
  }
  return (
    <Dialog
      title={title}
      onClose={() => onEvent('close')}
      headerEnd={
        <>
          <IconButton icon={MinusIcon} label={t('shell.windows.minimise')} onClick={toggle} />
          {close}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
