import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'>

/** On or off, at once: a checkbox that is drawn and read as a switch. */
export function Switch(props: SwitchProps) {
  // A checkbox says itself whether it is on.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <input {...props} type="checkbox" role="switch" className={styles['switch']} />
}
