import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { navigate } from '../../../lib/navigate.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { paths } from '../../../model/routes.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { setDraft, setOutcome, useDraft, useOutcome, type DraftKey } from '../drafts.ts'
import styles from '../Lists.module.css'
import {
  emptyDraft,
  isEmptyDraft,
  isTitleMissing,
  membersOf,
  withMember,
  type KnownList,
} from '../rules/steps.ts'
import { saveList } from '../save.ts'
import { MemberPicker } from './MemberPicker.tsx'
import { OutcomeAlert } from './OutcomeAlert.tsx'

interface ListFormProps {
  readonly draftKey: DraftKey
  /** Null for a list that is about to be made. */
  readonly known: KnownList | null
  /** At the end of the buttons. */
  readonly children?: ReactNode
}

/** Title and people of a list. What is typed stays until it is saved or discarded. */
export function ListForm({ draftKey, known, children }: ListFormProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const draft = useDraft(draftKey)
  const outcome = useOutcome(draftKey)
  const [isSaving, setIsSaving] = useState(false)
  const isNew = known === null

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving || isTitleMissing(known, draft)) return
    const from = location.pathname
    setIsSaving(true)
    const saved = await saveList(queryClient, draftKey, known)
    setIsSaving(false)
    const isDone = saved.outcome.failed === null
    if (isDone) {
      const messageKey = isNew ? 'lists.created' : 'lists.saved'
      notify({ level: 'success', messageKey, messageArgs: { title: saved.title }, timeout: noticeMs.success })
    }
    // Who went elsewhere meanwhile stays there.
    if (saved.id === null || location.pathname !== from) return
    if (isDone) navigate(paths.list(saved.id))
    else if (isNew) navigate(paths.listEdit(saved.id))
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)}>
      <TextField
        label={t('lists.title')}
        autoComplete="off"
        value={draft.title ?? known?.title ?? ''}
        onChange={(title) => setDraft(draftKey, { ...draft, title })}
      />
      <MemberPicker
        level={isNew ? 3 : 2}
        members={membersOf(known, draft)}
        onChange={(id, isIn) => setDraft(draftKey, withMember(known, draft, id, isIn))}
      />
      {outcome !== null && <OutcomeAlert outcome={outcome} />}
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" isPending={isSaving} disabled={isTitleMissing(known, draft)}>
          {t(isNew ? 'lists.create' : 'lists.save')}
        </Button>
        {!isEmptyDraft(draft) && !isSaving && (
          <Button
            variant="ghost"
            onClick={() => {
              setDraft(draftKey, emptyDraft)
              setOutcome(draftKey, null)
            }}
          >
            {t('lists.discard')}
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}
