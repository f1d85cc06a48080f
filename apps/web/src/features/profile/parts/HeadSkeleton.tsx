import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './ProfileHead.module.css'

/** In the place of a profile that is on its way, and in its shape. [PROF-02] */
export function HeadSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['head']}>
      <div className={styles['banner']} />
      <div className={styles['line']}>
        <span className={styles['noAvatar']} />
      </div>
      <Skeleton label={label} rows={4} />
    </div>
  )
}
