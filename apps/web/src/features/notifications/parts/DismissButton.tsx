import type { NotificationId } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { dismiss } from '../dismiss-part.ts'
import styles from './DismissButton.module.css'

/** Dismisses a notification from its row; it comes with the pointer or the focus, and is always there for fingers. */
export function DismissButton({ id }: { readonly id: NotificationId }) {
  const t = useT()
  return (
    <IconButton
      size="small"
      icon={CloseIcon}
      label={t('common.dismiss')}
      className={styles['dismiss']}
      onClick={() => dismiss([id])}
    />
  )
}
