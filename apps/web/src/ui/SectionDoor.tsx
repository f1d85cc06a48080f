import { Button } from './Button.tsx'
import styles from './SectionDoor.module.css'
import { SettingsGroup } from './SettingsGroup.tsx'

interface SectionDoorProps {
  readonly title: string
  /** What stands behind it. */
  readonly text: string
  /** What the button says; without one there is none. */
  readonly label?: string | undefined
  readonly onOpen?: () => void
}

/** A group of a section of the settings that is a way to somewhere else. */
export function SectionDoor({ title, text, label, onOpen }: SectionDoorProps) {
  return (
    <SettingsGroup isInset title={title}>
      <div className={styles['row']}>
        <p className={styles['text']}>{text}</p>
        {label !== undefined && (
          <Button size="small" onClick={onOpen}>
            {label}
          </Button>
        )}
      </div>
    </SettingsGroup>
  )
}
