import type { ReactNode } from 'react'

import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import type { IconComponent } from '../../../ui/icons.tsx'
import { chipClass } from '../../../ui/Chips.tsx'

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
        className={chipClass}
        data-choice=""
      >
        {Glyph && <Glyph size={14} />}
        {children}
      </Link>
    </li>
  )
}
