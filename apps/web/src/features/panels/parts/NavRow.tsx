import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Truncate } from '../../../ui/Truncate.tsx'
import type { IconComponent } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import styles from './NavRow.module.css'

interface NavRowLook {
  icon: IconComponent
  children: ReactNode
  /** A badge or a mark at the end. */
  end?: ReactNode
}

export interface NavRowProps extends NavRowLook {
  to: string
  isCurrent?: boolean
  onClick?: (() => void) | undefined
}

/** A row of the navigation or the side drawer. */
export function NavRow({ to, icon, children, end, isCurrent = false, onClick }: NavRowProps) {
  return (
    <Link
      to={to}
      className={clsx(styles['row'], isCurrent && styles['current'])}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      <Content icon={icon} end={end}>
        {children}
      </Content>
    </Link>
  )
}

/** The same row, for what happens here and now. */
export function NavAction({ icon, children, end, onClick }: NavRowLook & { onClick: () => void }) {
  return (
    <button type="button" className={styles['row']} onClick={onClick}>
      <Content icon={icon} end={end}>
        {children}
      </Content>
    </button>
  )
}

/** The same row, for a place outside this client. */
export function NavOutside({ icon, children, end, ...rest }: NavRowLook & Pick<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...rest} className={styles['row']} target="_blank" rel="noopener noreferrer">
      <Content icon={icon} end={end}>
        {children}
      </Content>
    </a>
  )
}

export function NavRule() {
  return <hr className={styles['rule']} />
}

function Content({ icon: Glyph, children, end }: NavRowLook) {
  return (
    <>
      <Glyph className={styles['icon']} />
      <Truncate grows>{children}</Truncate>
      {end}
    </>
  )
}
