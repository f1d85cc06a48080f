import { useEffect } from 'react'

import { isolate } from '../../lib/isolate.ts'
import { setPageTitle } from '../../lib/page-title.ts'
import { useInstance } from '../../model/instance.ts'
import { usePageSubject } from '../../model/places.ts'

/** Names the document after what the screen shows, or after the screen, and the server. */
export function usePageTitle(screen: string): void {
  const { name } = useInstance().branding
  const subject = usePageSubject() ?? screen
  const title = name === '' ? subject : `${isolate(subject)} · ${isolate(name)}`
  useEffect(() => {
    setPageTitle(title)
  }, [title])
}
