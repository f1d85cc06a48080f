import { createContext, use, useEffect, useRef, useState, type ComponentProps } from 'react'

const Incomplete = createContext(false)

export interface CompleteFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Everything that is needed was typed. */
  readonly isComplete: boolean
  readonly onComplete: () => void
}

/**
 * A form that can be sent at any time. Sent before it is complete, it says at its fields what they need
 * ({@link useMissing}), and the focus goes to the first of them.
 */
export function CompleteForm({ isComplete, onComplete, ...rest }: CompleteFormProps) {
  const [tries, setTries] = useState(0)
  const tried = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) tried.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return (
    <Incomplete value={tries > 0}>
      <form
        {...rest}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          tried.current = event.currentTarget
          setTries(isComplete ? 0 : tries + 1)
          if (isComplete) onComplete()
        }}
      />
    </Incomplete>
  )
}

/** What a field of a {@link CompleteForm} says once the form was sent without it. */
export function useMissing(isMissing: boolean, words: string): string | undefined {
  const isTried = use(Incomplete)
  return isTried && isMissing ? words : undefined
}
