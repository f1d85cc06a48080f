import { useLayoutEffect, type ReactNode, type RefObject } from 'react'

import styles from './StepFrame.module.css'

interface StepFrameProps {
  readonly title: string
  readonly text: string
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

/** One question. Whoever comes to it is at its heading. */
export function StepFrame({ title, text, headingRef, children }: StepFrameProps) {
  useLayoutEffect(() => headingRef.current?.focus(), [headingRef])
  return (
    <div className={styles['step']}>
      <h3 ref={headingRef} tabIndex={-1} className={styles['title']}>
        {title}
      </h3>
      <p className={styles['text']}>{text}</p>
      {children}
    </div>
  )
}
