import type { ReactNode, RefObject } from 'react'

import styles from './StepTitle.module.css'

interface StepTitleProps {
  /** Where the step begins for whoever reads with the keyboard; left out where a field does. */
  readonly startRef?: RefObject<HTMLElement | null>
  readonly id?: string
  readonly children: ReactNode
}

/** What a step asks. */
export function StepTitle({ startRef, id, children }: StepTitleProps) {
  return (
    <h3
      className={styles['title']}
      id={id}
      {...(startRef && {
        tabIndex: -1,
        ref: (element) => {
          startRef.current = element
        },
      })}
    >
      {children}
    </h3>
  )
}
