import { isNoteName } from './push-note.ts'

/** What of a request decides how the worker treats it. */
export interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly url: string
  /** The worker's own. */
  readonly origin: string
}

/** `none`: the worker keeps out of it and the browser asks the network. */
export type Handling = 'cacheFirst' | 'networkFirst' | 'none'

const prefix = 'skein.device.build.'

/** Addresses that are the server's, never the client's page. */
const serverPaths =
  /^\/(?:api|oauth|auth|nodeinfo|\.well-known|media|proxy|images|emoji|instance|pleroma|akkoma|phoenix|inbox|objects|activities|static|main\/ostatus)(?:\/|$)/

/** The list of built files, as the build writes it: paths with spaces between them. */
export function staticFiles(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((file) => file.startsWith('/static/')))
}

/** A cache belongs to one build: its name comes from the built files. */
export function cacheName(files: ReadonlySet<string>): string {
  let hash = 0
  for (const character of [...files].join(' '))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return prefix + (hash >>> 0).toString(36)
}

/** Whether a cache is this build's, or an account's. Those of older builds and older clients are thrown away. */
export function isFresh(name: string, files: ReadonlySet<string>): boolean {
  return name === cacheName(files) || isNoteName(name)
}

const typesOf: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/,
  css: /^text\/css$/,
  json: /^application\/json$/,
  woff2: /^(?:font\/woff2|application\/(?:font-woff2|octet-stream))$/,
}

/**
 * Whether an answer can be that built file. Servers of the Pleroma family answer a file that is missing with their page
 * and 200: kept under the name of a script, it would break the client until the next build.
 * @param type of the answer, as its header says it
 */
export function isFileOf(path: string, type: string | null): boolean {
  const given = type?.split(';')[0]?.trim().toLowerCase() ?? ''
  const wanted = typesOf[path.split('.').at(-1) ?? '']
  return wanted === undefined ? given !== '' && given !== 'text/html' : wanted.test(given)
}

/** The scripts of a page, as the build writes them. What somebody wrote cannot stand there: its signs are escaped. */
const script = /<script type="module"[^>]* src="([^"]+)"><\/script>/g

/**
 * Whether an answer is this build's client: HTML whose scripts are all of this build. A feed in which a post names a
 * file is not, nor is the page of another build.
 * @param type of the answer, as its header says it
 */
export function isPageOf(html: string, type: string | null, files: ReadonlySet<string>): boolean {
  if (type === null || !/^text\/html\s*(?:;|$)/i.test(type.trim())) return false
  const scripts = [...html.matchAll(script)].map(([, src = '']) => src)
  return scripts.length > 0 && scripts.every((src) => files.has(src))
}

/**
 * Built files (their names change with their content) come from the cache; the page comes from the network and from
 * the cache when there is none. Everything else, above all what the server answers and anything with a token, is
 * neither kept nor touched.
 */
export function handleOf({ method, mode, url, origin }: RequestFacts, files: ReadonlySet<string>): Handling {
  const { origin: target, pathname } = new URL(url)
  if (method !== 'GET' || target !== origin) return 'none'
  if (files.has(pathname)) return 'cacheFirst'
  return mode === 'navigate' && !serverPaths.test(pathname) ? 'networkFirst' : 'none'
}
