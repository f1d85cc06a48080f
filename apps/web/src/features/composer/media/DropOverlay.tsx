import { useT } from '../../../i18n/index.ts'
import { ImageIcon } from '../../../ui/icons.tsx'
import styles from './Files.module.css'

interface DropOverlayProps {
  /** How many files are above the form; 0 where nobody knows. */
  count: number
  /** Why nothing can be added, or null. */
  reason: string | null
}

/** Over a form while files are dragged above it: what letting them go will do. */
export function DropOverlay({ count, reason }: DropOverlayProps) {
  const t = useT()
  return (
    <div className={styles['overlay']}>
      <ImageIcon size={20} />
      <span>{reason ?? t('composer.dropFiles', { count })}</span>
    </div>
  )
}
