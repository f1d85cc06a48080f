import type { AccountRow } from '@skein/store'
import { clsx } from 'clsx'
import { useEffect, useId, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useRelationship } from '../../../model/entities.ts'
import { failureText } from '../../../model/notices.ts'
import { useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { PenIcon } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import { saveNote, typeNote, useUnsavedNote } from '../notes.ts'
import styles from './PrivateNote.module.css'

/** What the viewer wrote about somebody, for themselves alone. It saves itself. [PROF-04, PROF-05] */
export function PrivateNote({ account }: { readonly account: AccountRow }) {
  const relationship = useRelationship(account.id)
  const { viewerId } = useSession()
  if (viewerId === null || viewerId === account.id) return null
  // Its room is there before it is known.
  if (relationship === undefined) return <div className={clsx(styles['note'], styles['coming'])} />
  return <Note key={account.id} account={account} saved={relationship.note} />
}

interface NoteProps {
  readonly account: AccountRow
  readonly saved: string
}

function Note({ account: { id, displayName }, saved }: NoteProps) {
  const t = useT()
  const stateId = useId()
  const unsaved = useUnsavedNote(id)
  const isSaving = unsaved?.isSaving === true
  const error = unsaved?.error ?? null

  // Whoever goes elsewhere has not said that it is not wanted.
  useEffect(() => () => void saveNote(id), [id])

  // That there is a note is no news.
  const [hasTyped, setHasTyped] = useState(false)
  if (unsaved !== null && !hasTyped) setHasTyped(true)
  const spoken = useSpokenPlace(hasTyped ? 'polite' : null)
  return (
    <div className={styles['note']}>
      <PenIcon size={16} />
      <textarea
        rows={1}
        dir="auto"
        aria-label={t('relations.note.label', { name: displayName })}
        aria-describedby={stateId}
        placeholder={t('relations.note.placeholder')}
        value={unsaved?.text ?? saved}
        onChange={(event) => typeNote(id, event.target.value)}
        onBlur={() => void saveNote(id)}
      />
      <span id={stateId} ref={spoken} className={styles['state']}>
        {isSaving && <Spinner size={14} label={t('relations.note.saving')} />}
        {error !== null && t('relations.note.failed', { reason: failureText(error, t) })}
        {unsaved === null && saved !== '' && t('relations.note.saved')}
      </span>
      {error !== null && (
        <Button size="small" variant="ghost" onClick={() => void saveNote(id)}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
