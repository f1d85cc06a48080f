import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Sheet.module.css'

/** A surface on the canvas: the main column, the user panel, an announcement. */
export function Sheet({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={clsx(styles['sheet'], className)} />
}
