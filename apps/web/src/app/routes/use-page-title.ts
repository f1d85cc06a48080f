import { useEffect } from 'react'

import { useInstance } from '../../model/instance.ts'
import { usePageSubject } from '../../model/page-subject.ts'

/** Names the document after what the screen shows, or after the screen, and the server. */
export function usePageTitle(screen: string): void {
  const { name } = useInstance()
  const subject = usePageSubject() ?? screen
  const title = name === '' ? subject : `${subject} · ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
}
