import type { StatusRow } from '@skein/store'
import type { ReactNode } from 'react'
import { HoverOpener } from '../../../ui/HoverOpener.tsx'
import styles from './FocusedPost.module.css'

const fetchPanel = () => import('./PeoplePanel.tsx').then((part) => part.PeoplePanel)

interface PeopleCountProps {
  readonly kind: 'repeats' | 'favourites'
  readonly status: StatusRow
  readonly children: ReactNode
}

/** How many did something with a post, and behind it who they are. [POST-51] */
export function PeopleCount({
  kind,
  status: { id, repeatsCount, favouritesCount },
  children,
}: PeopleCountProps) {
  const count = kind === 'repeats' ? repeatsCount : favouritesCount
  return (
    <HoverOpener fetchPanel={fetchPanel} panelProps={{ kind, statusId: id, count }} opensOnPress>
      <button type="button" className={styles['count']} aria-haspopup="dialog">
        {children}
      </button>
    </HoverOpener>
  )
}
