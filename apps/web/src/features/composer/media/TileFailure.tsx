import { useRef } from 'react'
import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './MediaTile.module.css'
import type { MediaItem } from './rules/media-item.ts'
import type { MediaHandle } from './use-media.ts'

/** Why a file is not on the server, and what can be done about it. */
export function TileFailure({ item, media }: { item: MediaItem; media: MediaHandle }) {
  const t = useT()
  const inputRef = useRef<HTMLInputElement>(null)
  const { key, name, remedy } = item
  return (
    <div className={styles['caption']}>
      <span className={styles['failure']}>{item.failure}</span>
      {remedy === 'again' && (
        <Button size="small" onClick={() => media.retry(key)}>
          {t('common.retry')}
        </Button>
      )}
      {remedy === 'smaller' && (
        <Button size="small" onClick={() => media.shrink(key)}>
          {t('common.makeSmaller')}
        </Button>
      )}
      {remedy === 'choose' && (
        <>
          <input
            ref={inputRef}
            type="file"
            hidden
            aria-label={t('composer.chooseInstead', { name })}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) media.replace(key, file)
            }}
          />
          <Button size="small" onClick={() => inputRef.current?.click()}>
            {t('composer.chooseAgain')}
          </Button>
        </>
      )}
    </div>
  )
}
