import type { RefObject } from 'react'
import { useT } from '../../../i18n/index.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import styles from '../Composer.module.css'
import type { ComposerHandle } from '../use-composer.ts'

interface SubjectProps {
  composer: ComposerHandle
  fieldRef: RefObject<HTMLInputElement | null>
}

/** The subject, which other people see as a content warning. */
export function Subject({ composer, fieldRef }: SubjectProps) {
  'use memo'
  const t = useT()
  const { state, dispatch, rules } = composer
  if (!state.isSubjectOpen) return null
  return (
    <label className={styles['subject']}>
      <WarningIcon size={16} />
      <input
        ref={fieldRef}
        dir="auto"
        aria-label={t('composer.subject')}
        placeholder={t('composer.subjectPlaceholder')}
        value={state.subject}
        disabled={state.phase === 'posting'}
        onChange={(event) => dispatch({ type: 'subjectChanged', subject: event.target.value, rules })}
      />
    </label>
  )
}
