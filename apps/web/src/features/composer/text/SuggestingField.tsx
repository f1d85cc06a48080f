import { useId, type ComponentProps, type RefObject } from 'react'
import type { SuggestionKind } from './rules/word-at-caret.ts'
import { suggestingProps, SuggestionBox } from './SuggestionBox.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Given = Pick<
  ComponentProps<'textarea'>,
  'id' | 'className' | 'disabled' | 'placeholder' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>

interface SuggestingFieldProps extends Given {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly fieldRef: RefObject<HTMLTextAreaElement | HTMLInputElement | null>
  /** What it completes. */
  readonly kinds: readonly SuggestionKind[]
  /** Lines; a single one without it. */
  readonly rows?: number
}

/** A plain field that completes people, hashtags and emoji. */
export function SuggestingField({ value, onChange, fieldRef, kinds, rows, ...rest }: SuggestingFieldProps) {
  const listId = useId()
  const suggestions = useSuggestions({ fieldRef, kinds })
  const all = {
    dir: 'auto',
    ...rest,
    ...suggestingProps(listId, suggestions),
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      onChange(event.target.value)
      suggestions.seek()
    },
  } as const
  return (
    <>
      {rows === undefined ? (
        <input ref={fieldRef as RefObject<HTMLInputElement>} type="text" {...all} />
      ) : (
        <textarea ref={fieldRef as RefObject<HTMLTextAreaElement>} rows={rows} {...all} />
      )}
      <SuggestionBox
        id={listId}
        suggestions={suggestions}
        getAnchorRect={() => fieldRef.current?.getBoundingClientRect() ?? null}
      />
    </>
  )
}
