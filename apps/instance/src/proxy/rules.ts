/** First parts of paths that belong to the server; everything else is a page of the client. */
const SERVER_FOLDERS = new Set([
  '.well-known',
  'api',
  'auth',
  'emoji',
  'finmoji',
  'images',
  'instance',
  'media',
  'nodeinfo',
  'oauth',
  'packs',
  'pleroma',
  'proxy',
  'static',
])
const SERVER_PATHS = new Set(['/favicon.png', '/main/ostatus', '/manifest.json', '/robots.txt'])

/** Whether a request goes to the server (once the client has no file of that name). */
export function isForwarded(pathname: string): boolean {
  const [, folder = ''] = pathname.split('/')
  return SERVER_PATHS.has(pathname) || SERVER_FOLDERS.has(folder)
}

/** Files of both: those of the server tell what its admins wish. */
const SHARED_FILES = new Set([
  '/static/config.json',
  '/static/stickers.json',
  '/static/terms-of-service.html',
])

/** Whether the server is asked first for a file that the client has too. */
export function isServersFirst(pathname: string): boolean {
  return SHARED_FILES.has(pathname)
}

/** Headers that speak of one connection only. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

type Headers = Record<string, string | string[] | undefined>

/** What the server is told: as if it had been asked directly, by an address typed in. */
export function requestHeaders(headers: Headers, target: URL): Headers {
  const kept = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && !name.startsWith('x-forwarded-') && name !== 'forwarded',
  )
  const told: Headers = { ...Object.fromEntries(kept), host: target.host }
  if (headers['origin'] !== undefined) told['origin'] = target.origin
  // Mastodon returns to it after signing in, in the place of the page that asked.
  delete told['referer']
  return told
}

/** A cookie that this address may keep: without the other domain, and over plain HTTP. */
function localCookie(cookie: string): string {
  return cookie
    .split(';')
    .filter((part) => !/^\s*(?:domain=|secure$)/i.test(part))
    .map((part) => (/^\s*samesite=none$/i.test(part) ? ' SameSite=Lax' : part))
    .join(';')
}

function asList(value: string | string[]): string[] {
  return Array.isArray(value) ? value : [value]
}

/** What the browser is told: addresses of the server become our own. */
export function responseHeaders(headers: Headers, target: URL, ownOrigin: string): Headers {
  const told: Headers = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || name === 'strict-transport-security') continue
    if (name === 'set-cookie') told[name] = asList(value).map(localCookie)
    else if (name === 'location' || name === 'link')
      told[name] = asList(value)
        .map((text) => moveAddresses(text, target, ownOrigin))
        .join(', ')
    else if (name === 'content-security-policy')
      told[name] = asList(value).map((text) =>
        text.replaceAll(/upgrade-insecure-requests;?/g, '').replaceAll(target.origin, ownOrigin),
      )
    else told[name] = value
  }
  return told
}

/** Only whole origins: `https://a.example.org` stays when the server is `https://a.example`. */
function moveAddresses(text: string, target: URL, ownOrigin: string): string {
  return text
    .split(target.origin)
    .reduce((done, rest) => done + (/^[\w.:-]/.test(rest) ? target.origin : ownOrigin) + rest)
}
