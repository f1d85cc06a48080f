import type { RestrictionKind } from './kinds.ts'
import { PeoplePanel } from './PeoplePanel.tsx'
import styles from './Restrictions.module.css'
import { ServersPanel } from './ServersPanel.tsx'

/** Muted people, blocked people or blocked servers, for members. [SET-37, SET-38] */
export function RestrictionPanel({ kind }: { readonly kind: RestrictionKind }) {
  return (
    <div className={styles['restrictions']}>
      {kind === 'servers' ? <ServersPanel /> : <PeoplePanel key={kind} kind={kind} />}
    </div>
  )
}
