import type { StatusId } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useAccount, useStatus } from '../../../model/entities.ts'
import { Button } from '../../../ui/Button.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { PersonAvatar } from '../../media/index.ts'
import styles from './Crumbs.module.css'
import { SurfaceIcon } from './icons.tsx'

interface CrumbsProps {
  /** The first post of the tree that was dived into. */
  readonly rootId: StatusId | null
  readonly onSurface: () => void
}

/** [CONV-05] Below the heading of a dive: the way up, and what is there. */
export function Crumbs({ rootId, onSurface }: CrumbsProps) {
  const t = useT()
  const root = useStatus(rootId)
  const account = useAccount(root?.accountId ?? null)
  return (
    <div className={styles['crumbs']}>
      <Button size="small" variant="ghost" icon={SurfaceIcon} onClick={onSurface}>
        {t('conversation.tree.surface')}
      </Button>
      {root && account && (
        <button type="button" className={styles['root']} tabIndex={-1} aria-hidden="true" onClick={onSurface}>
          <PersonAvatar account={account} size={20} />
          <Truncate dir="auto" lang={root.language ?? undefined}>
            {root.isDeleted ? '' : root.subject || root.text}
          </Truncate>
        </button>
      )}
    </div>
  )
}
