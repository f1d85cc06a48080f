import type { Attachment } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import styles from '../Gallery.module.css'
import { coverSize } from '../limits.ts'
import { Blurhash } from './Blurhash.tsx'
import { focusSoon } from './focus-soon.ts'
import waiting from './WaitingCover.module.css'

export interface WaitingCoverProps {
  readonly attachment: Attachment
  readonly lang: string | null
  readonly usesBlurhash: boolean
  readonly onShow: () => void
}

/** In the place of a medium that is fetched when somebody asks for it, to save data: what is known of it. */
export function WaitingCover({ attachment, lang, usesBlurhash, onShow }: WaitingCoverProps) {
  const t = useT()
  const { kind, blurhash, description } = attachment
  return (
    <div className={styles['cover']}>
      {usesBlurhash && blurhash !== null && <Blurhash hash={blurhash} size={coverSize} />}
      <button
        type="button"
        className={styles['show']}
        onClick={({ currentTarget }) => {
          const tile = currentTarget.closest<HTMLElement>('[data-tile]')
          onShow()
          if (tile !== null) focusSoon(tile)
        }}
        data-media=""
      >
        <span className={styles['showLabel']}>
          {t(`media.load.${kind === 'video' || kind === 'audio' ? kind : 'image'}`)}
        </span>{' '}
        {description !== null && (
          <span className={waiting['about']} lang={lang ?? undefined} dir="auto">
            {description}
          </span>
        )}
      </button>
    </div>
  )
}
