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
  'Alt',
  'Delete',
] as const

/** What is written on a key. */
export function useKeyName(): (key: string) => string {
  const t = useT()
  return (name) => {
    const named = namedKeys.find((key) => key === name)
    return named === undefined ? name : t(`keyboard.keys.${named}`)
  }
}

/** What to press: together, or one after the other. */
export function Keys({ name }: { readonly name: string }) {
  const t = useT()
  const nameOf = useKeyName()
  return name.split(' ').map((step, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles['word']}>{t('keyboard.afterwards')}</span>}
      {pressedKeys(step).map((key) => (
        <kbd key={key} className={styles['key']}>
          {nameOf(key)}
        </kbd>
      ))}
    </Fragment>
  ))
}
