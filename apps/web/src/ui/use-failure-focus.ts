import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field that is wrong, else to why it failed, after each attempt that came to nothing.
 * @param failure of the last attempt: another value for each; null when there was none or another one is under way
 * @returns the refs of the form and, where it can take the focus, of what says why
 */
export function useFailureFocus<Form extends HTMLElement = HTMLFormElement>(failure: unknown) {
  const form = useRef<Form>(null)
  const reason = useRef<HTMLDivElement>(null)
  const seen = useRef(failure)
  useEffect(() => {
    if (seen.current === failure) return
    seen.current = failure
    if (failure === null) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? reason.current)?.focus()
  }, [failure])
  return { form, reason }
}
