import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { ValueOptions, useControls, type ShownSetting } from '../../settings/index.ts'
import { readingSetNames } from '../rules/reading-sets.ts'
import type { ReadingSets } from '../use-reading-sets.ts'
import { ReadingCard } from './ReadingCard.tsx'
import styles from './ReadingStep.module.css'

/** The languages that there is a choice of; besides the languages, one of the values is the usual one. */
const isChoice = ({ name, values }: ShownSetting) => name !== 'interfaceLanguage' || values.length > 2

/** Languages, and what makes reading easier. */
export function ReadingStep({ sets: { chosen, toggle } }: { readonly sets: ReadingSets }) {
  const t = useT()
  const ids = { languages: useId(), sets: useId(), text: useId() }
  const languages = useControls(({ name }) => name === 'interfaceLanguage' || name === 'postLanguage')
  return (
    <>
      <section aria-labelledby={ids.languages}>
        <h4 id={ids.languages} className={styles['heading']}>
          {t('firstRun.reading.languages')}
        </h4>
        {languages.filter(isChoice).map((shown) => (
          <Language key={shown.name} shown={shown} />
        ))}
      </section>
      <section aria-labelledby={ids.sets} aria-describedby={ids.text}>
        <h4 id={ids.sets} className={styles['heading']}>
          {t('firstRun.reading.sets')}
        </h4>
        <p id={ids.text} className={styles['hint']}>
          {t('firstRun.reading.setsText')}
        </p>
        <ul className={styles['cards']}>
          {readingSetNames.map((name) => (
            <ReadingCard
              key={name}
              name={name}
              isChosen={chosen.includes(name)}
              onToggle={() => toggle(name)}
            />
          ))}
        </ul>
      </section>
    </>
  )
}

function Language({ shown }: { readonly shown: ShownSetting }) {
  const id = useId()
  return (
    <div className={styles['language']}>
      <label htmlFor={id}>{shown.label}</label>
      <select
        id={id}
        className={styles['select']}
        value={shown.chosen}
        onChange={(event) => shown.choose(event.target.value)}
      >
        <ValueOptions values={shown.values} />
      </select>
    </div>
  )
}
