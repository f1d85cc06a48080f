import { clsx } from 'clsx'
import type { IconNode } from 'lucide'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import styles from './icons.module.css'

export interface IconProps {
  /** CSS px at 100 % zoom. Strokes grow as the size falls. */
  size?: 14 | 16 | 18 | 20 | 24 | 48
  /** The "on" form of a star or a bookmark. */
  isFilled?: boolean
  className?: string | undefined
}

/** A drawing only: hidden from assistive technology, the label belongs to the control around it. */
export type IconComponent = (props: IconProps) => ReactElement

function classOf({ size = 18, isFilled = false, className }: IconProps, isMirrored: boolean): string {
  return clsx(
    styles['icon'],
    styles[`s${size}`],
    isFilled && styles['filled'],
    isMirrored && styles['mirrored'],
    className,
  )
}

/** An icon that is drawn once and shown by every row of a list: no row has a component more for it. */
export function drawn(icon: IconComponent, props: IconProps = {}): ReactElement {
  return icon(props)
}

/** A mirrored one points along the line: the other way where people write from right to left. */
export function fromPaths(paths: ReactNode, isMirrored = false): IconComponent {
  return function Icon(props) {
    return (
      <svg className={classOf(props, isMirrored)} viewBox="0 0 24 24" aria-hidden="true">
        {paths}
      </svg>
    )
  }
}

export function fromLucide(node: IconNode, isMirrored = false): IconComponent {
  const paths = node.map(([name, attributes]) => createElement(name, attributes))
  return fromPaths(createElement(Fragment, null, ...paths), isMirrored)
}
