import { useT } from '../../../i18n/index.ts'
import { speak } from '../../../lib/speech.ts'
import styles from '../Form.module.css'
import type { ComposerHandle } from '../use-composer.ts'
import { MediaTile } from './MediaTile.tsx'
import type { MediaItem } from './rules/media-item.ts'
import { useUploadNews } from './use-upload-news.ts'

/** The files of a post, and whether they are covered. */
export function MediaList({ composer }: { composer: ComposerHandle }) {
  const t = useT()
  const { state, dispatch, media, reminder } = composer
  useUploadNews(state.media)
  const count = state.media.length

  const cover = (isSensitive: boolean) => dispatch({ type: 'sensitiveSet', isSensitive })

  /** What has the focus keeps it, although it stands elsewhere afterwards: React sees to that. */
  function move(key: string, to: number) {
    const from = state.media.findIndex((item) => item.key === key)
    if (from === -1 || from === to) return
    dispatch({ type: 'mediaMoved', key, by: to - from })
    speak(t('common.movedTo', { number: String(to + 1), count: String(count) }))
  }

  function remove({ key, name, state: howFar }: MediaItem) {
    speak(
      howFar === 'uploading' ? t('composer.uploadCancelled', { name }) : t('composer.fileRemoved', { name }),
    )
    media.remove(key)
  }

  if (count === 0) return null
  return (
    <>
      <ul id={reminder.listId} className={styles['media']} aria-label={t('composer.media')}>
        {state.media.map((item, index) => (
          <MediaTile
            key={item.key}
            item={item}
            index={index}
            count={count}
            media={media}
            isSensitive={state.isSensitive}
            onSensitive={() => cover(!state.isSensitive)}
            onDescribe={(description) =>
              dispatch({ type: 'mediaChanged', key: item.key, change: { description } })
            }
            onRemove={() => remove(item)}
            onMove={move}
          />
        ))}
      </ul>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={state.isSensitive}
          onChange={(event) => cover(event.target.checked)}
        />
        {t('composer.sensitive')}
      </label>
    </>
  )
}
