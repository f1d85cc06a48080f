import { useT } from '../../i18n/index.ts'
import { retryAll, isTextEntry, useWaiting } from '../../model/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { ActionRow } from './ActionRow.tsx'
import { OutboxCard } from './OutboxCard.tsx'
import styles from './OutboxPanel.module.css'

/** All that waits to be sent, the oldest first, with why and since when. */
export function OutboxPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const waiting = useWaiting()
  return (
    <Dialog
      title={t('outbox.title')}
      onClose={onClose}
      headerEnd={<IconButton label={t('outbox.close')} icon={CloseIcon} onClick={onClose} />}
      footer={waiting.length > 0 && <Button onClick={retryAll}>{t('outbox.retryAll')}</Button>}
    >
      <p className={styles['lead']}>{waiting.length === 0 ? t('outbox.nothing') : t('outbox.lead')}</p>
      <ul className={styles['list']}>
        {waiting.map((entry) => (
          <li key={entry.id}>
            {isTextEntry(entry) ? (
              <OutboxCard id={entry.id} onLeave={onClose} />
            ) : (
              <ActionRow entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
