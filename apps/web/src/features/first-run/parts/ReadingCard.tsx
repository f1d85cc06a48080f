import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useControls, type ShownSetting } from '../../settings/index.ts'
import { readingSets, type ReadingSet } from '../rules/reading-sets.ts'
import styles from './ReadingCard.module.css'

interface ReadingCardProps {
  readonly name: ReadingSet
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** A way of reading: choosing it sets what it lists. */
export function ReadingCard({ name, isChosen, onToggle }: ReadingCardProps) {
  const t = useT()
  const ids = { box: useId(), text: useId() }
  const title = t(`firstRun.sets.${name}.name`)
  return (
    <li className={styles['card']}>
      <div className={styles['choice']}>
        <input
          id={ids.box}
          type="checkbox"
          className={styles['box']}
          checked={isChosen}
          aria-describedby={ids.text}
          onChange={onToggle}
        />
        <label htmlFor={ids.box} className={styles['name']}>
          {title}
        </label>
        <p id={ids.text} className={styles['text']}>
          {t(`firstRun.sets.${name}.text`)}
        </p>
      </div>
      <details className={styles['details']}>
        <summary className={styles['summary']} aria-label={t('firstRun.reading.whatOf', { name: title })}>
          {t('firstRun.reading.what')}
        </summary>
        <Entries name={name} />
      </details>
    </li>
  )
}

/** The settings of a way of reading, in the words of the settings. */
function Entries({ name }: { readonly name: ReadingSet }) {
  const t = useT()
  const values: Readonly<Record<string, unknown>> = readingSets[name]
  const shown = useControls((placed) => placed.name in values)
  const say = ({ label, isChoice, values: choices, placed }: ShownSetting, value: unknown) => {
    const words = isChoice
      ? (choices.find((each) => each.value === String(value))?.label ?? String(value))
      : t(value === (placed.control.kind === 'switch') ? 'common.on' : 'common.off')
    return t('firstRun.reading.entry', { label, value: words })
  }
  return (
    <ul className={styles['entries']}>
      {'keyboardShortcuts' in values && (
        <li>
          {t('firstRun.reading.entry', { label: t('ownKeys.modes.legend'), value: t('ownKeys.modes.on') })}
        </li>
      )}
      {shown.map((each) => (
        <li key={each.name}>{say(each, values[each.name])}</li>
      ))}
    </ul>
  )
}
