import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { navigate } from '../../../lib/navigate.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { paths } from '../../../model/routes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useFailureFocus } from '../../../ui/use-failure-focus.ts'
import { setDraft, setOutcome, useDraft, useOutcome, type DraftKey } from '../drafts.ts'
import styles from '../Lists.module.css'
import {
  emptyDraft,
  isEmptyDraft,
  isTitleMissing,
  isTitleRefused,
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
  const [wasTried, setWasTried] = useState(false)
  const failedId = useId()
  const { form } = useFailureFocus(outcome)
  const isNew = known === null
  const isMissing = isTitleMissing(known, draft)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving || isMissing) return
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

  /** A button that is off lets Enter do nothing; here it says what is missing. */
  function tryByKey({ key }: KeyboardEvent) {
    if (key === 'Enter') setWasTried(true)
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void save(event)}>
      <TextField
        label={t('lists.title')}
        autoComplete="off"
        error={isMissing && (wasTried || draft.title !== null) ? t('lists.titleMissing') : undefined}
        errorId={isTitleRefused(known, draft, outcome) ? failedId : undefined}
        value={draft.title ?? known?.title ?? ''}
        onChange={(title) => setDraft(draftKey, { ...draft, title })}
        onKeyDown={tryByKey}
      />
      <MemberPicker
        level={isNew ? 3 : 2}
        members={membersOf(known, draft)}
        onChange={(id, isIn) => setDraft(draftKey, withMember(known, draft, id, isIn))}
      />
      {outcome !== null && <OutcomeAlert outcome={outcome} failedId={failedId} />}
      <Row wraps gap={4}>
        <Button type="submit" variant="primary" isPending={isSaving} disabled={isMissing}>
          {t(isNew ? 'lists.create' : 'common.save')}
        </Button>
        {!isEmptyDraft(draft) && !isSaving && (
          <Button
            variant="ghost"
            onClick={() => {
              setDraft(draftKey, emptyDraft)
              setOutcome(draftKey, null)
              setWasTried(false)
            }}
          >
            {t('lists.discard')}
          </Button>
        )}
        {children}
      </Row>
    </form>
  )
}
