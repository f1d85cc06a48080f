import { useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { useWaiting } from '../../model/outbox.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Announcement } from '../../ui/spoken.tsx'
import { lazyView } from '../lazy/index.ts'
import { closeOutbox, openOutbox, useIsPanelOpen } from './panel-state.ts'
import { WaitingIcon } from './WaitingIcon.tsx'

const OutboxPanel = lazyView(() => import('./OutboxPanel.tsx').then((part) => part.OutboxPanel))

export interface OutboxButtonProps {
  readonly className?: string | undefined
}

/** How many things wait to be sent, and the way to them; nothing is drawn while nothing waits. */
export function OutboxButton({ className }: OutboxButtonProps) {
  const t = useT()
  const waiting = useWaiting()
  const isOpen = useIsPanelOpen()
  const [hasWaited, setHasWaited] = useState(false)
  const count = waiting.length
  const asideCount = waiting.filter(({ needsAttention }) => needsAttention).length
  if (count > 0 && !hasWaited) setHasWaited(true)
  return (
    <>
      <Announcement words={count > 0 ? t('outbox.count', { count }) : hasWaited ? t('outbox.nothing') : ''} />
      {count > 0 && (
        <IconButton
          icon={WaitingIcon}
          label={asideCount > 0 ? t('outbox.buttonAside', { count: asideCount }) : t('outbox.button')}
          count={count}
          hasDot={asideCount > 0}
          aria-haspopup="dialog"
          className={className}
          onClick={openOutbox}
        />
      )}
      {isOpen && <OutboxPanel onClose={closeOutbox} />}
    </>
  )
}
