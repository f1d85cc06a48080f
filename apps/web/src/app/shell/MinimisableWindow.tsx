import type { ReactNode } from 'react'
import { useT } from '../../i18n/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon, MinusIcon, UpIcon } from '../../ui/icons.tsx'
import type { ModalEvent, ModalState } from './modal-state.ts'

export interface MinimisableWindowProps {
  title: string
  state: ModalState
  onEvent: (event: ModalEvent) => void
  /** Drawn while the window is visible. */
  children: ReactNode
}

/** A window that can be put aside as a bar at the lower edge, so that the page can be used meanwhile. */
export function MinimisableWindow({ title, state, onEvent, children }: MinimisableWindowProps) {
  const t = useT()
  if (state === 'hidden') return null
  const isMinimised = state === 'minimised'
  return (
    <Dialog
      title={title}
      hold={isMinimised ? 'minimised' : 'modal'}
      onClose={() => onEvent('close')}
      headerEnd={
        <>
          <IconButton
            icon={isMinimised ? UpIcon : MinusIcon}
            label={isMinimised ? t('shell.windows.restore', { title }) : t('shell.windows.minimise')}
            onClick={() => onEvent('toggleMinimised')}
          />
          <IconButton icon={CloseIcon} label={t('common.close')} onClick={() => onEvent('close')} />
        </>
      }
    >
      {children}
    </Dialog>
  )
}
