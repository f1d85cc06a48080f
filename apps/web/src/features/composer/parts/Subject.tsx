import { useId, type RefObject } from 'react'
import { useT } from '../../../i18n/index.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import styles from '../Form.module.css'
import type { SuggestionKind } from '../text/rules/word-at-caret.ts'
import { describedBy, SuggestionBox } from '../text/SuggestionBox.tsx'
import { useSuggestions } from '../text/use-suggestions.ts'
import type { ComposerHandle } from '../use-composer.ts'

interface SubjectProps {
  composer: ComposerHandle
  fieldRef: RefObject<HTMLInputElement | null>
}

const kinds: readonly SuggestionKind[] = ['emoji']

/** The subject, which other people see as a content warning. */
export function Subject({ composer, fieldRef }: SubjectProps) {
  return composer.state.isSubjectOpen ? <SubjectField composer={composer} fieldRef={fieldRef} /> : null
}

function SubjectField({ composer, fieldRef }: SubjectProps) {
  const t = useT()
  const listId = useId()
  const suggestions = useSuggestions({ fieldRef, kinds })
  const { state, dispatch, rules } = composer
  return (
    <>
      <label className={styles['subject']}>
        <WarningIcon size={16} />
        <input
          ref={fieldRef}
          dir="auto"
          aria-label={t('composer.subject')}
          {...describedBy(listId, suggestions)}
          placeholder={t('composer.subjectPlaceholder')}
          value={state.subject}
          disabled={state.phase === 'posting'}
          onChange={(event) => {
            dispatch({ type: 'subjectChanged', subject: event.target.value, rules })
            suggestions.seek()
          }}
          onSelect={suggestions.follow}
          onKeyDown={suggestions.handleKeys}
          onBlur={suggestions.close}
        />
      </label>
      <SuggestionBox
        id={listId}
        suggestions={suggestions}
        getAnchorRect={() => fieldRef.current?.getBoundingClientRect() ?? null}
      />
    </>
  )
}
