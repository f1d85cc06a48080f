import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { themes } from '../../../model/look.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import styles from './ThemeCards.module.css'

type Choice = 'system' | (typeof themes)[number]['name']

const choices: readonly Choice[] = ['system', ...themes.map(({ name }) => name)]

/** The built-in themes; the one that is pressed is worn at once. */
export function ThemeCards() {
  const t = useT()
  const name = useId()
  const chosen = useSetting('theme') ?? 'system'
  return (
    <fieldset role="radiogroup" className={styles['cards']} aria-label={t('firstRun.look.theme')}>
      {choices.map((each) => (
        <label key={each} className={styles['card']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            checked={each === chosen}
            aria-labelledby={`${name}-${each}`}
            aria-describedby={`${name}-${each}-hint`}
            onChange={() => setSetting('theme', each === 'system' ? undefined : each)}
          />
          <Sample choice={each} />
          <span id={`${name}-${each}`} className={styles['name']}>
            {each === chosen && <CheckIcon size={16} />}
            {t(`firstRun.look.themes.${each}.name`)}
          </span>
          <small id={`${name}-${each}-hint`} className={styles['hint']}>
            {t(`firstRun.look.themes.${each}.hint`)}
          </small>
        </label>
      ))}
    </fieldset>
  )
}

/** Lines of text in the colours of a theme; of the system's, dark and light side by side. */
function Sample({ choice }: { readonly choice: Choice }) {
  const worn = choice === 'system' ? (['dusk', 'linen'] as const) : [choice]
  return (
    <span className={styles['sample']} aria-hidden="true">
      {worn.map((each) => (
        <span key={each} className={styles['screen']} data-theme={each}>
          <span className={styles['words']} />
          <span className={styles['more']} />
          <span className={styles['link']} />
        </span>
      ))}
    </span>
  )
}
