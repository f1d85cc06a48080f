import type { ReactNode } from 'react'
import english from 'virtual:messages/en'

import { I18nProvider } from './I18nProvider.tsx'

/** Wraps a component under test in the English texts. */
export function WithEnglish({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider tag="en" messages={english}>
      {children}
    </I18nProvider>
  )
}
