import { useRef } from 'react'
import { useLanguageTag, useT } from '../../i18n/index.ts'
import { type Said, takeBackSaid, useJournal } from '../../model/notices.ts'
import { useTellWithReasons } from '../notices/index.ts'
import { clockTime } from '../../lib/written-date.ts'
import { Button } from '../../ui/Button.tsx'
import { ReadingDialog } from '../../ui/ReadingDialog.tsx'
import styles from './JournalWindow.module.css'

/** The last fifty things that were said, newest first: nobody has to be quick. */
export function JournalWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const listRef = useRef<HTMLDivElement>(null)
  const journal = useJournal()

  function takeBack(said: Said) {
    takeBackSaid(said)
    // Its button is gone.
    listRef.current?.focus()
  }

  return (
    <ReadingDialog
      title={t('journal.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      contentRef={listRef}
      className={styles['sheet']}
    >
      {journal.length === 0 ? (
        <p className={styles['nothing']}>{t('journal.nothing')}</p>
      ) : (
        <ol className={styles['list']}>
          {journal.map((said) => (
            <Entry key={said.id} said={said} onTakeBack={takeBack} />
          ))}
        </ol>
      )}
    </ReadingDialog>
  )
}

interface EntryProps {
  readonly said: Said
  readonly onTakeBack: (said: Said) => void
}

function Entry({ said, onTakeBack }: EntryProps) {
  const t = useT()
  const tell = useTellWithReasons()
  const language = useLanguageTag()
  const text = tell(said.messageKey, said.messageArgs)
  return (
    <li className={styles['entry']}>
      <time className={styles['time']} dateTime={new Date(said.at).toISOString()}>
        {clockTime(said.at, language)}
      </time>
      <span className={styles['text']}>{text}</span>
      {said.undo !== null && (
        <Button
          size="small"
          variant="soft"
          aria-label={t('journal.undo', { text })}
          onClick={() => onTakeBack(said)}
        >
          {t('common.undo')}
        </Button>
      )}
    </li>
  )
}
