import { useId, useRef, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Stack } from '../../../ui/Stack.tsx'
import { fieldMarks } from '../../../ui/field-errors.ts'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import { SuggestingField } from '../../composer/index.ts'
import { EmojiButton, writeEmoji, type EmojiChoice } from '../../emoji/index.ts'
import type { ProfileForm } from '../use-profile-form.ts'
import styles from './Fields.module.css'

const nameKinds = ['emoji'] as const
const bioKinds = ['people', 'emoji', 'hashtags'] as const

interface WrittenProps {
  readonly label: string
  readonly emojiLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly kinds: typeof nameKinds | typeof bioKinds
  readonly rows?: number
  readonly hint?: ReactNode
  readonly error: string | null
  readonly isDisabled: boolean
}

/** A text with emoji, which can be picked and are completed. */
function Written(props: WrittenProps) {
  const { label, emojiLabel, value, onChange, kinds, rows, hint, error, isDisabled } = props
  const id = useId()
  const noteId = `${id}-note`
  const spoken = useSpokenPlace(error ? 'urgent' : null)
  const { note, hasError, attributes } = fieldMarks(noteId, { hint, error })
  const fieldRef = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const insert = (choice: EmojiChoice, staysOpen: boolean) => {
    if (fieldRef.current !== null) writeEmoji(fieldRef.current, choice, staysOpen, onChange)
  }

  return (
    <Stack gap={2}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <span className={hasError ? styles['wrongBox'] : styles['box']}>
        <SuggestingField
          id={id}
          className={styles['input']}
          fieldRef={fieldRef}
          kinds={kinds}
          value={value}
          onChange={onChange}
          disabled={isDisabled}
          {...attributes}
          {...(rows === undefined ? {} : { rows })}
        />
        <EmojiButton label={emojiLabel} onChoose={insert} canStayOpen disabled={isDisabled} />
      </span>
      <span ref={spoken} id={noteId} className={hasError ? styles['error'] : styles['hint']}>
        {note}
      </span>
    </Stack>
  )
}

/** Who somebody is, in their own words. */
export function NameAndBio({ form }: { readonly form: ProfileForm }) {
  const t = useT()
  const { draft, write, problems, areProblemsShown, said, isSaving } = form
  const isNameless = areProblemsShown && problems.displayName
  return (
    <>
      <Written
        label={t('editProfile.name')}
        emojiLabel={t('editProfile.emojiForName')}
        value={draft.displayName}
        onChange={(displayName) => write({ displayName })}
        kinds={nameKinds}
        error={isNameless ? t('editProfile.nameEmpty') : (said.parts.get('displayName') ?? null)}
        isDisabled={isSaving}
      />
      <Written
        label={t('editProfile.bio')}
        emojiLabel={t('editProfile.emojiForBio')}
        value={draft.note}
        onChange={(note) => write({ note })}
        kinds={bioKinds}
        rows={5}
        hint={t('editProfile.bioHint')}
        error={said.parts.get('note') ?? null}
        isDisabled={isSaving}
      />
    </>
  )
}
