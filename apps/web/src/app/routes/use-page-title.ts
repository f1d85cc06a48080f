import { useEffect } from 'react'

import { useInstance } from '../../model/instance.ts'

/** Names the document after the screen and the server. */
export function usePageTitle(screen: string): void {
  const { name } = useInstance()
  const title = name === '' ? screen : `${screen} · ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
}
