import { fetchList } from '@skein/api'

import { getClient } from '../../model/client.ts'

/** Tells the title of a list; when it fails the heading says "List". Answers with the way to stop it. */
export function fetchTitle(listId: string, tell: (title: string) => void): () => void {
  const stop = new AbortController()
  fetchList(getClient(), listId, { signal: stop.signal }).then(
    ({ title }) => tell(title),
    // What is wrong shows in the place of the posts.
    () => undefined,
  )
  return () => stop.abort()
}
