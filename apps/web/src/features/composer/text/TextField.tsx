import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, useState, type ClipboardEvent, type RefObject } from 'react'
import { useT } from '../../../i18n/index.ts'
import { fieldMarks } from '../../../ui/field-errors.ts'
import formStyles from '../Composer.module.css'
import type { ComposerHandle } from '../use-composer.ts'
import { characterRect } from './caret-rect.ts'
import { Marks } from './Marks.tsx'
import { mfmType } from './rules/functions.ts'
import type { SuggestionKind } from './rules/word-at-caret.ts'
import { suggestingProps, SuggestionBox } from './SuggestionBox.tsx'
import styles from './TextField.module.css'
import { useSuggestions } from './use-suggestions.ts'

interface TextFieldProps {
  composer: ComposerHandle
  fieldRef: RefObject<HTMLTextAreaElement | null>
  rows: number
  placeholder: string
  onPaste: (event: ClipboardEvent) => void
}

const ordinaryKinds: readonly SuggestionKind[] = ['people', 'emoji', 'hashtags']
const mfmKinds: readonly SuggestionKind[] = [...ordinaryKinds, 'functions']

/**
 * A field whose text follows `text`. It is not React's own controlled field, which writes the whole text into the page a
 * second time at each key, as the field's default.
 * @returns what the field begins with
 */
function useFollowedText(fieldRef: RefObject<HTMLTextAreaElement | null>, text: string): string {
  const [first] = useState(text)
  useLayoutEffect(() => {
    const field = fieldRef.current
    if (field !== null && field.value !== text) field.value = text
  }, [fieldRef, text])
  return first
}

/** The text of the post: it grows, marks what stands out and what is too long, and completes words. */
export function TextField({ composer, fieldRef, rows, placeholder, onPaste }: TextFieldProps) {
  const t = useT()
  const listId = useId()
  const layerRef = useRef<HTMLDivElement>(null)
  const { state, dispatch, isPosting, left } = composer
  const { text, contentType } = state
  const kinds = contentType === mfmType ? mfmKinds : ordinaryKinds
  const first = useFollowedText(fieldRef, text)
  const suggestions = useSuggestions({ fieldRef, kinds })
  const { shown } = suggestions
  const missingId = state.lacks === 'empty' ? composer.errorId : undefined
  const errorId = left !== null && left < 0 ? composer.tooLongId : missingId
  return (
    <div className={clsx(formStyles['frame'], styles['frame'])}>
      <div className={styles['scroller']}>
        <textarea
          ref={fieldRef}
          className={formStyles['text']}
          aria-label={t('composer.text')}
          {...suggestingProps(listId, suggestions)}
          {...fieldMarks(undefined, { errorId }).attributes}
          placeholder={placeholder}
          dir="auto"
          lang={state.language}
          rows={rows}
          defaultValue={first}
          readOnly={isPosting}
          onChange={(event) => {
            dispatch({ type: 'textChanged', text: event.target.value })
            suggestions.seek()
          }}
          onPaste={onPaste}
        />
        <Marks layerRef={layerRef} text={text} left={left} isNeeded={shown !== null} />
      </div>
      <SuggestionBox
        id={listId}
        suggestions={suggestions}
        getAnchorRect={() =>
          (shown && characterRect(layerRef.current, text, shown.sought.start)) ??
          fieldRef.current?.getBoundingClientRect() ??
          null
        }
      />
    </div>
  )
}
