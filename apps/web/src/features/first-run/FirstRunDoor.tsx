import { useId } from 'react'

import { useT } from '../../i18n/index.ts'
import { useSession } from '../../model/session.ts'
import { openFirstRun } from '../../model/windows.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './FirstRunDoor.module.css'

interface FirstRunDoorProps {
  /** What stands over the page goes first. */
  readonly onOpen: () => void
}

/** The way back to the questions of the first run, for members. */
export function FirstRunDoor({ onOpen }: FirstRunDoorProps) {
  const t = useT()
  const id = useId()
  const { viewerId } = useSession()
  if (viewerId === null) return null

  function open() {
    onOpen()
    openFirstRun()
  }

  return (
    <section className={styles['door']} aria-labelledby={id}>
      <h4 id={id} className={styles['heading']}>
        {t('firstRun.door.title')}
      </h4>
      <div className={styles['row']}>
        <p className={styles['text']}>{t('firstRun.door.text')}</p>
        <Button size="small" onClick={open}>
          {t('firstRun.door.open')}
        </Button>
      </div>
    </section>
  )
}
