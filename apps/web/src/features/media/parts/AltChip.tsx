import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import { Opener } from '../../../ui/Opener.tsx'
import styles from './Chip.module.css'

interface AltChipProps {
  readonly description: string
  readonly lang: string | null
  /** In an upper corner, where the lower edge has controls. */
  readonly isHigh?: boolean
}

const fetchPanel = () => import('./AltPanel.tsx').then((part) => part.AltPanel)

/** Opens the description of a picture, which is its alternative text already. */
export function AltChip({ description, lang, isHigh = false }: AltChipProps) {
  const t = useT()
  return (
    <Opener
      kind="dialog"
      className={clsx(styles['chip'], styles['atStart'], isHigh && styles['high'])}
      aria-label={t('media.showDescription')}
      fetchPanel={fetchPanel}
      panelProps={{ description, lang }}
    >
      {t('media.alt')}
    </Opener>
  )
}
