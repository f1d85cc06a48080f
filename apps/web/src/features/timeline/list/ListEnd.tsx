import { useRef, type ReactNode } from 'react'

import { useKeptFocus } from './use-kept-focus.ts'

/** [TL-04] The end of a list. Who came there with the keyboard stays there, whatever it turns into. */
export function ListEnd({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useKeptFocus(ref)
  return (
    <div ref={ref} tabIndex={-1} data-list-end="">
      {children}
    </div>
  )
}
