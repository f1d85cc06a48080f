import { useT } from '../../../i18n/index.ts'
import { Opener } from '../../../ui/Opener.tsx'
import styles from './AltChip.module.css'

interface AltChipProps {
  readonly description: string
  readonly lang: string | null
}

const fetchPanel = () => import('./AltPanel.tsx').then((part) => part.AltPanel)

/** Opens the description of a picture, which is its alternative text already. */
export function AltChip(props: AltChipProps) {
  const t = useT()
  return (
    <Opener
      kind="dialog"
      className={styles['chip']}
      aria-label={t('media.showDescription')}
      fetchPanel={fetchPanel}
      panelProps={props}
    >
      {t('media.alt')}
    </Opener>
  )
}
