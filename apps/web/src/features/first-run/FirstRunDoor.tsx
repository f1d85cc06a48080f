import { useT } from '../../i18n/index.ts'
import { useSession } from '../../model/session.ts'
import { openFirstRun } from '../../model/windows.ts'
import { SectionDoor } from '../../ui/SectionDoor.tsx'

interface FirstRunDoorProps {
  /** What stands over the page goes first. */
  readonly onOpen: () => void
}

/** The way back to the questions of the first run, for members. */
export function FirstRunDoor({ onOpen }: FirstRunDoorProps) {
  const t = useT()
  const { viewerId } = useSession()
  if (viewerId === null) return null

  function open() {
    onOpen()
    openFirstRun()
  }

  return (
    <SectionDoor
      title={t('firstRun.door.title')}
      text={t('firstRun.door.text')}
      label={t('firstRun.door.open')}
      onOpen={open}
    />
  )
}
