import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from '../Form.module.css'
import type { ComposerHandle } from '../use-composer.ts'
import { MediaTile } from './MediaTile.tsx'

/** The files of a post, and whether they are covered. */
export function MediaList({ composer }: { composer: ComposerHandle }) {
  'use memo'
  const t = useT()
  const { maxAttachments } = useInstance()
  const { state, dispatch, media, reminder } = composer
  const [spoken, setSpoken] = useState('')
  const count = state.media.length
  if (count === 0) return null

  const cover = (isSensitive: boolean) => dispatch({ type: 'sensitiveSet', isSensitive })

  /** What has the focus keeps it, although it stands elsewhere afterwards: React sees to that. */
  function move(key: string, to: number) {
    const from = state.media.findIndex((item) => item.key === key)
    if (from === -1 || from === to) return
    dispatch({ type: 'mediaMoved', key, by: to - from })
    setSpoken(t('composer.fileMoved', { number: String(to + 1), count: String(count) }))
  }

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
            onMove={move}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {media.leftOut > 0 && (
        <Alert level="warning" role="alert">
          {t('composer.filesLeftOut', { count: media.leftOut, most: String(maxAttachments) })}
        </Alert>
      )}
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
