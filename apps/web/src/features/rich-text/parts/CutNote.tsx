import { safeWebAddress } from '@skein/rich-text'
import { useT } from '../../../i18n/index.ts'
import styles from '../RichText.module.css'

export interface CutNoteProps {
  readonly originalUrl: string | null
}

/** The end of a text that is too large to be shown whole. */
export function CutNote({ originalUrl }: CutNoteProps) {
  const t = useT()
  const address = safeWebAddress(originalUrl)
  return (
    <p className={styles['cutNote']} lang="" dir="auto">
      {t('status.restNotShown')}{' '}
      {address !== null && (
        <a href={address} target="_blank" rel="noopener noreferrer nofollow">
          {t('status.readOriginal')}
        </a>
      )}
    </p>
  )
}
