import type { ClipboardEvent, RefObject } from 'react'
import { useT } from '../../../i18n/index.ts'
import styles from '../Composer.module.css'
import type { ComposerHandle } from '../use-composer.ts'

interface TextFieldProps {
  composer: ComposerHandle
  fieldRef: RefObject<HTMLTextAreaElement | null>
  rows: number
  placeholder: string
  onPaste: (event: ClipboardEvent) => void
}

/** The text of the post. */
export function TextField({ composer, fieldRef, rows, placeholder, onPaste }: TextFieldProps) {
  const t = useT()
  const { state, dispatch } = composer
  return (
    <textarea
      ref={fieldRef}
      className={styles['text']}
      aria-label={t('composer.text')}
      placeholder={placeholder}
      dir="auto"
      lang={state.language}
      rows={rows}
      value={state.text}
      readOnly={state.phase === 'posting'}
      onChange={(event) => dispatch({ type: 'textChanged', text: event.target.value })}
      onPaste={onPaste}
    />
  )
}
