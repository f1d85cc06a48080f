import { fetchStartPage } from '@skein/api'
import { useEffect, useState } from 'react'

import { getClient } from './client.ts'

/** The scripts that the page names; the name of a built one changes with its content. */
const ownScripts = (): readonly string[] =>
  Array.from(
    document.querySelectorAll('script[type="module"][src^="/static/"]'),
    (script) => script.getAttribute('src') ?? '',
  )

/**
 * Whether the server has another version of the client than this page, whose files are gone then. Never rejects: false
 * where the server cannot be asked.
 */
async function ask(): Promise<boolean> {
  try {
    const page = await fetchStartPage(getClient())
    return page.includes('<script type="module"') && ownScripts().some((script) => !page.includes(script))
  } catch {
    return false
  }
}

let asking: Promise<boolean> | null = null

/** {@link ask}; parts that fail at the same time share one request. */
export function isOutdated(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** {@link isOutdated}, asked each time that something failed. */
export function useIsOutdated(hasFailed: boolean): boolean {
  const [is, setIs] = useState(false)
  useEffect(() => {
    if (!hasFailed) return undefined
    let isGone = false
    void isOutdated().then((answer) => {
      if (!isGone) setIs(answer)
    })
    return () => {
      isGone = true
    }
  }, [hasFailed])
  return is
}
