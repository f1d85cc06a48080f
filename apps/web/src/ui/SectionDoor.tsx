import { useId } from 'react'

import { Button } from './Button.tsx'
import styles from './SectionDoor.module.css'

interface SectionDoorProps {
  readonly title: string
  /** What stands behind it. */
  readonly text: string
  readonly label: string
  readonly onOpen: () => void
}

/** A group of a section of the settings that is a way to somewhere else. */
export function SectionDoor({ title, text, label, onOpen }: SectionDoorProps) {
  const id = useId()
  return (
    <section className={styles['door']} aria-labelledby={id}>
      <h4 id={id} className={styles['heading']}>
        {title}
      </h4>
      <div className={styles['row']}>
        <p className={styles['text']}>{text}</p>
        <Button size="small" onClick={onOpen}>
          {label}
        </Button>
      </div>
    </section>
  )
}
