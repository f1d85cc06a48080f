import { fetchCustomEmoji, fetchEmojiCharacters } from '@skein/api'

import { chooseLanguage, type languages } from '../../../i18n/index.ts'
import { withSharedDependency } from '../../../lib/lazy-module.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { getClient } from '../../../model/client.ts'
import { noteServerEmoji } from '../../../model/instance.ts'
import { getSession, sessionValue } from '../../../model/session.ts'
import { buildCatalogue } from '../rules/build-catalogue.ts'
import { readBundled, type BundledEmoji } from '../rules/read-bundled.ts'
import type { EmojiCatalogue } from '../rules/types.ts'

/** Names and keywords, one file a language. */
const bundles: Readonly<Record<keyof typeof languages, () => Promise<{ default: string }>>> = {
  en: () => import('virtual:emoji/en'),
}

const names = new Map<string, Promise<readonly BundledEmoji[]>>()

function loadNames(language: keyof typeof bundles): Promise<readonly BundledEmoji[]> {
  const known = names.get(language)
  if (known !== undefined) return known
  const fresh = withSharedDependency(bundles[language]).then(({ default: lines }) => readBundled(lines))
  names.set(language, fresh)
  fresh.catch(() => names.delete(language))
  return fresh
}

/** Longest that a picker somebody is near waits for an idle moment, in milliseconds. */
const nearMs = 500

/** How long the server's list of characters is waited for, in milliseconds: the client knows them itself. */
const CHARACTERS_WAIT_MS = 3_000

interface Loading {
  readonly language: string
  readonly promise: Promise<EmojiCatalogue>
}

/** What a server offers may depend on who asks. */
const loading = sessionValue<Loading | null>(() => null)

function forget(): void {
  loading.current = null
}

function valueOf<Value>(result: PromiseSettledResult<Value>): Value | null {
  return result.status === 'fulfilled' ? result.value : null
}

async function load(language: keyof typeof bundles): Promise<EmojiCatalogue> {
  const client = getClient()
  const [bundled, served, custom] = await Promise.allSettled([
    loadNames(language),
    fetchEmojiCharacters(client, { signal: AbortSignal.timeout(CHARACTERS_WAIT_MS) }),
    fetchCustomEmoji(client),
  ])
  // Without the server's own emoji there is still something to choose; the next opening asks again.
  if (custom.status === 'rejected' || bundled.status === 'rejected') forget()
  if (custom.status === 'fulfilled') noteServerEmoji(custom.value)
  const catalogue = buildCatalogue({
    bundled: valueOf(bundled) ?? [],
    served: valueOf(served),
    custom: valueOf(custom) ?? [],
  })
  if (catalogue.all.length === 0 && custom.status === 'rejected') throw custom.reason
  return catalogue
}

/**
 * All emoji that can be chosen, asked for once: Unicode's as the server lists them, else as the client knows them, and
 * the server's own. [EMOJI-01]
 * @param tag of the interface's language
 * @throws ApiError when there are none at all
 */
export function loadEmoji(tag: string): Promise<EmojiCatalogue> {
  const language = chooseLanguage([tag])
  if (loading.current?.language !== language) {
    const promise = load(language)
    const started = { language, promise }
    loading.current = started
    promise.catch(() => {
      if (loading.current === started) forget()
    })
  }
  return loading.current.promise
}

/** Asks ahead of need, when there is nothing else to do: a member is near the picker. Failing is no harm. */
export function preloadEmoji(): void {
  whenIdle(() => {
    if (getSession().viewerId !== null) loadEmoji(document.documentElement.lang).catch(() => undefined)
  }, nearMs)
}
