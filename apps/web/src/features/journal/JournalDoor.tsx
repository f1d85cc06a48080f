import { useT } from '../../i18n/index.ts'
import { SectionDoor } from '../../ui/SectionDoor.tsx'
import { openJournal } from './journal-state.ts'

/** The way to the journal from the settings. */
export function JournalDoor() {
  const t = useT()
  return (
    <SectionDoor
      title={t('journal.title')}
      text={t('journal.door.text')}
      label={t('journal.door.open')}
      onOpen={openJournal}
    />
  )
}
