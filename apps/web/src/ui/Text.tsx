import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Text.module.css'

interface TextProps extends Omit<ComponentProps<'p'>, 'ref'> {
  readonly as?: 'p' | 'span' | 'div'
  readonly ref?: (node: HTMLElement | null) => void
  /** A step of the scale of type. */
  readonly size: 'small' | 'meta' | 'ui' | 'post'
  readonly tone?: 'faint' | 'second' | 'danger'
}

/** Words of a size and a tone, and nothing else. */
export function Text({ as: Tag = 'p', size, tone, className, ...rest }: TextProps) {
  return <Tag {...rest} className={clsx(styles[size], tone && styles[tone], className)} />
}
