import type { ReactNode } from 'react'

import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { TreeIcon } from '../parts/icons.tsx'
import styles from './tree.module.css'

/** A row that leads to more of the thread. */
export function ShowMoreRow({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
    <article className={styles['way']} tabIndex={-1}>
      <ButtonLink to={to} size="small" variant="ghost" icon={TreeIcon}>
        {children}
      </ButtonLink>
    </article>
  )
}
