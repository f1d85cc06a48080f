import { useId, type RefObject } from 'react'
import { useT } from '../../../i18n/index.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import styles from '../Form.module.css'
import type { SuggestionKind } from '../text/rules/word-at-caret.ts'
import { SuggestingField } from '../text/SuggestingField.tsx'
import type { ComposerHandle } from '../use-composer.ts'

interface SubjectProps {
  composer: ComposerHandle
  fieldRef: RefObject<HTMLInputElement | null>
}

const kinds: readonly SuggestionKind[] = ['emoji']

/** The subject, which other people see as a content warning. */
export function Subject({ composer, fieldRef }: SubjectProps) {
  const t = useT()
  const id = useId()
  const { state, dispatch, rules, isPosting } = composer
  if (!state.isSubjectOpen) return null
  return (
    <label htmlFor={id} className={styles['subject']}>
      <WarningIcon size={16} />
      <SuggestingField
        id={id}
        fieldRef={fieldRef}
        kinds={kinds}
        aria-label={t('composer.subject')}
        placeholder={t('composer.subjectPlaceholder')}
        value={state.subject}
        disabled={isPosting}
        onChange={(subject) => dispatch({ type: 'subjectChanged', subject, rules })}
      />
    </label>
  )
}
