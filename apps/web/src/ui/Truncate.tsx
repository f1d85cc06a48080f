import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'
import styles from './Truncate.module.css'

/** For what has an element of its own, such as a link. */
export const truncated = styles['truncated']

interface TruncateProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'b' | 'bdi' | 'p' | 'div' | 'small'
  /** Takes the room that its row has left. */
  readonly grows?: boolean
}

/** One line, which ends in an ellipsis where it does not fit. */
export function Truncate({ as: Tag = 'span', grows = false, className, ...rest }: TruncateProps) {
  return <Tag {...rest} className={clsx(truncated, grows && styles['grows'], className)} />
}
