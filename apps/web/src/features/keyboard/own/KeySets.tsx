import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { chooseSet, keySets, nearestSet, type KeySetName } from '../../../model/keys.ts'
import { notify, undoMs } from '../../../model/notices.ts'
import { useSetting } from '../../../model/settings.ts'
import styles from './KeysAside.module.css'

/** The keys of other clients, one of which can be taken over as a whole. */
export function KeySets() {
  const t = useT()
  const id = useId()
  const chosen = nearestSet(useSetting('ownKeys'))

  function choose(name: KeySetName) {
    notify({
      level: 'success',
      messageKey: 'ownKeys.sets.taken',
      messageArgs: { name: t(`ownKeys.sets.names.${name}`) },
      timeout: undoMs,
      undo: chooseSet(name),
    })
  }

  function noteOf(name: KeySetName): string {
    if (name !== chosen.name) return t(`ownKeys.sets.notes.${name}`)
    const { changes: count } = chosen
    return count === 0 ? t('ownKeys.sets.inUse') : t('ownKeys.sets.inUseChanged', { count })
  }

  return (
    <fieldset className={styles['sets']}>
      <legend className={styles['legend']}>{t('ownKeys.sets.legend')}</legend>
      {keySets.map(({ name }) => (
        <label key={name} className={styles['set']}>
          <input
            type="radio"
            name={id}
            checked={name === chosen.name}
            aria-labelledby={`${id}-${name}`}
            aria-describedby={`${id}-${name}-note`}
            onChange={() => choose(name)}
          />
          <span className={styles['words']}>
            <span id={`${id}-${name}`} className={styles['name']}>
              {t(`ownKeys.sets.names.${name}`)}
            </span>
            <span id={`${id}-${name}-note`} className={styles['about']}>
              {noteOf(name)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
