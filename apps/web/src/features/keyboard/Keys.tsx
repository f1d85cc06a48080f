import { Fragment } from 'react'

import { useT } from '../../i18n/index.ts'
import styles from './Keys.module.css'
import { pressedKeys } from './shown-keys.ts'

/** Keys that bear a name in the place of a character. */
const namedKeys = [
  'Enter',
  'Escape',
  'Backspace',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Control',
  'Meta',
  'Shift',
] as const

/** What to press: together, or one after the other. */
export function Keys({ name }: { readonly name: string }) {
  const t = useT()
  return name.split(' ').map((step, index) => (
    <Fragment key={step}>
      {index > 0 && <span className={styles['word']}>{t('keyboard.afterwards')}</span>}
      {pressedKeys(step).map((key) => (
        <kbd key={key} className={styles['key']}>
          <KeyName name={key} />
        </kbd>
      ))}
    </Fragment>
  ))
}

function KeyName({ name }: { readonly name: string }) {
  const t = useT()
  const named = namedKeys.find((key) => key === name)
  return named === undefined ? name : t(`keyboard.keys.${named}`)
}
