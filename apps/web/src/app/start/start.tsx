import { readInitialResults } from '@skein/api'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { embeddedText } from '../../boot/embedded.ts'
import { startedFetch } from '../../boot/started.ts'
import { chooseLanguage, completeTexts, languages } from '../../i18n/index.ts'
import { fetchPartsAfter } from '../../features/lazy/index.ts'
import { lazyModule, setSharedDependency } from '../../lib/lazy-module.ts'
import { openClient } from '../../model/client.ts'
import { whenFirstContentShown } from '../../model/first-content.ts'
import { notify } from '../../model/notices.ts'
import { getSetting } from '../../model/settings.ts'
import { forgetWithSession } from '../../model/session.ts'
import { isStorageAvailable } from '../../model/storage.ts'
import { forgetPresses } from '../../ui/lazy-part.ts'
import { App } from '../App.tsx'
import { CONFIGURATION_WAIT_MS, FIRST_POSTS_WAIT_MS } from '../limits.ts'
import { loadSurroundings } from '../shell/use-shell-panels.ts'
import { checkSession } from './check-session.ts'
import { beginFirstPosts } from './first-posts.ts'
import { loadInstance } from './load-instance.ts'

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

// What one person pressed is not done as the next.
forgetWithSession(forgetPresses)

/** Nothing goes on by itself without this code: it is waited for, however long the line is away. */
function whatComesLater() {
  const later = lazyModule(() => import('./later.ts'), { needs: 'early' })
  later.preload()
  return later.whenThere()
}

/**
 * Starts the client. The interface is mounted when the configuration and the texts are there; the stored account is
 * shown at once and checked beside it; the rest fills its place when it comes (reading D1 of the start-up order).
 * Answers how to take the interface away again.
 */
export async function start(root: Element): Promise<() => void> {
  const client = openClient({ fetch: startedFetch, embedded: readInitialResults(embeddedText(document)) })
  const configuration = loadInstance(client, whenFirstContentShown())
  const session = checkSession(client)
  const language = languages[chooseLanguage([getSetting('interfaceLanguage') ?? '', ...navigator.languages])]
  const texts = language.load()
  const addTexts = (load: typeof language.loadEarly | typeof language.loadRest) => async () =>
    completeTexts((await texts).default, load)
  // Before any part is asked for: each waits for its texts.
  setSharedDependency(addTexts(language.loadRest), addTexts(language.loadEarly))
  // Letters of another size have it already; the layout that fits them is drawn with what is around.
  const size = getSetting('textSize') === 100 || loadSurroundings().catch(() => undefined)
  const [{ default: messages }] = await Promise.all([
    texts,
    Promise.race([Promise.all([configuration, size]), wait(CONFIGURATION_WAIT_MS)]),
  ])
  fetchPartsAfter(whenFirstContentShown())
  if (!isStorageAvailable) notify({ messageKey: 'errors.storageUnavailable' })
  // Drawn once with its posts, not first without them: they were asked for before this code was there.
  const posts = beginFirstPosts()
  if (posts !== null) await Promise.race([posts.ready, wait(FIRST_POSTS_WAIT_MS)])
  const place = createRoot(root)
  // In one go, effects included: the list measures the window in one of them, and then knows which rows it needs.
  flushSync(() => place.render(<App languageTag={language.tag} messages={messages} />))
  await Promise.allSettled([configuration, session])
  await whenFirstContentShown()
  posts?.release()
  const { loadLate, startLive } = await whatComesLater()
  startLive()
  loadLate(client)
  return () => place.unmount()
}
