import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useSession } from '../../../model/session.ts'
import { HistoryIcon } from '../../../ui/icons.tsx'
import { Opener } from '../../../ui/Opener.tsx'
import { draftKeyOf, type ComposerMode } from '../start-state.ts'
import styles from './Drafts.module.css'
import { useDrafts, type Drafts } from './use-drafts.ts'

const fetchPanel = () => import('./DraftsPanel.tsx').then((part) => part.DraftsPanel)

/** The way to everything else that was begun. Not there while there is nothing. */
export function DraftsButton({ exceptMode }: { readonly exceptMode: ComposerMode }) {
  const t = useT()
  const { viewerId } = useSession()
  const openKey = draftKeyOf(exceptMode)
  const drafts = useDrafts(viewerId ?? '').filter(([key]) => key !== openKey)
  const [discarded, setDiscarded] = useState<Drafts>([])
  if (drafts.length === 0 && discarded.length === 0) return null
  return (
    <Opener
      kind="dialog"
      className={styles['button']}
      fetchPanel={fetchPanel}
      panelProps={{ drafts, discarded, onDiscarded: setDiscarded }}
    >
      <HistoryIcon size={16} />
      <span>{t('composer.drafts.title')}</span> <span className={styles['count']}>{drafts.length}</span>
    </Opener>
  )
}
