import { useEffect, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { directionOf } from './languages.ts'
import type { Messages } from './locales/en/index.ts'
import { TranslateContext, useMadeT } from './use-t.ts'

interface I18nProviderProps {
  /** BCP 47 tag of the catalogue's language. */
  readonly tag: string
  readonly messages: Messages
  readonly children: ReactNode
}

function reportProblem(problem: Error) {
  console.error(problem.message)
}

/** Gives the texts to everything below, and tells the document its language and direction. */
export function I18nProvider({ tag, messages, children }: I18nProviderProps) {
  useEffect(() => {
    const page = document.documentElement
    // Telling it what it says already would have every element styled once more, before the first picture.
    if (page.lang !== tag) page.lang = tag
    if (page.dir !== directionOf(tag)) page.dir = directionOf(tag)
  }, [tag])
  return (
    <IntlProvider locale={tag} messages={messages} onError={reportProblem}>
      <Translated>{children}</Translated>
    </IntlProvider>
  )
}

function Translated({ children }: Pick<I18nProviderProps, 'children'>) {
  return <TranslateContext value={useMadeT()}>{children}</TranslateContext>
}
