import type { ReactNode } from 'react'

import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import type { IconComponent } from '../../../ui/icons.tsx'
import styles from './Chips.module.css'

interface ChipProps {
  readonly query: string
  /** The tab that is opened; without it the first with something in it. */
  readonly tab?: string
  readonly icon?: IconComponent
  readonly children: ReactNode
}

/** A search that is one press away. */
export function Chip({ query, tab, icon: Glyph, children }: ChipProps) {
  return (
    <li>
      <Link
        to={tab === undefined ? paths.search(query) : `${paths.search(query)}#${tab}`}
        className={styles['chip']}
        data-choice=""
      >
        {Glyph && <Glyph size={14} />}
        {children}
      </Link>
    </li>
  )
}

export function Chips({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['chips']}>{children}</ul>
}
