import { useT } from '../../../i18n/index.ts'
import { useStatus } from '../../../model/entities.ts'
import { paths } from '../../../model/routes.ts'
import { ReplyIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { GridTile } from '../../media/index.ts'
import type { MediaTile } from '../rules/media-rows.ts'
import styles from './MediaGrid.module.css'

/** One attachment, and the way to its post. Its room stays when the post is deleted. */
export function MediaCell({ statusId, index }: MediaTile) {
  const t = useT()
  const status = useStatus(statusId)
  const attachment = status?.attachments[index]
  if (status === undefined || attachment === undefined || status.isDeleted)
    return <div className={styles['cell']} />
  return (
    <div className={styles['cell']}>
      <GridTile
        attachment={attachment}
        siblings={status.attachments}
        isSensitive={status.isSensitive}
        lang={status.language}
      />
      <Link to={paths.conversation(statusId)} className={styles['post']} aria-label={t('profile.openPost')}>
        <ReplyIcon size={16} />
      </Link>
    </div>
  )
}
