import type { View } from '../context.ts'
import { findAccountByAny, findStatus } from '../db/find.ts'
import { visibleIds } from '../policies/visibility.ts'
import { escapeHtml, stripTags } from '../text/escape.ts'
import { absoluteUrl } from '../text/origin.ts'
import { presentInstance } from './instance.ts'
import { presentNodeInfo } from './nodeinfo.ts'

interface Subject {
  title: string
  description: string
  image: string | null
}

const DESCRIPTION_CHARACTERS = 200

const shorten = (text: string): string => [...text].slice(0, DESCRIPTION_CHARACTERS).join('')

const aboutStatus = async (view: View, id: string): Promise<Subject | null> => {
  const status = await findStatus(view.ctx, id)
  if (!status || !(await visibleIds(view.ctx, null, [id])).has(id)) return null
  const author = await findAccountByAny(view.ctx, status.account_id)
  const text = status.subject === '' ? stripTags(status.content) : status.subject
  return { title: author?.display_name ?? '', description: shorten(text), image: author?.avatar ?? null }
}

const aboutAccount = async (view: View, name: string): Promise<Subject | null> => {
  if (view.ctx.options.isPrivate) return null
  const account = await findAccountByAny(view.ctx, name)
  if (!account || account.is_deactivated || account.host !== null) return null
  return { title: account.display_name, description: shorten(stripTags(account.note)), image: account.avatar }
}

const postOf = (pathname: string): string | undefined => /^\/notice\/([^/]+)\/?$/.exec(pathname)?.[1]

/** The page of a post that visitors cannot read is sent as any other, under 404: the client may know more. */
export const pageStatus = async (view: View, pathname: string): Promise<200 | 404> => {
  const post = postOf(pathname)
  return post === undefined || (await aboutStatus(view, post)) !== null ? 200 : 404
}

const subjectOf = async (view: View, pathname: string): Promise<Subject | null> => {
  const status = postOf(pathname)
  if (status) return aboutStatus(view, status)
  const name = /^\/(?:users\/|@)?([A-Za-z0-9_.-]+)\/?$/.exec(pathname)?.[1]
  return name ? aboutAccount(view, name) : null
}

/** Akkoma takes a single-segment path for a user name, and preloads nothing when there is no such user. */
const isUnknownName = async (view: View, pathname: string): Promise<boolean> =>
  /^\/[^/]+$/.test(pathname) && (await subjectOf(view, pathname)) === null

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}">`

/** Meta tags and the title of a page, as the server writes them into the client's index.html. */
const metaTags = async (view: View, pathname: string): Promise<string> => {
  const { options } = view.ctx
  const subject = (await subjectOf(view, pathname)) ?? {
    title: options.title,
    description: options.description,
    image: options.thumbnail,
  }
  return [
    meta('og:site_name', options.title),
    meta('og:type', 'website'),
    meta('og:title', subject.title),
    meta('og:description', subject.description),
    meta('og:url', `${view.origin}${pathname}`),
    subject.image === null ? '' : meta('og:image', absoluteUrl(subject.image, view.origin)),
    `<title>${escapeHtml(options.title)}</title>`,
  ].join('')
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** Answers the client would ask for first, so that it need not. */
const preloadedResults = async (view: View, nonce: string, panel: string | null): Promise<string> => {
  const results = {
    '/api/v1/instance': encode(await presentInstance(view)),
    ...(panel === null ? {} : { '/instance/panel.html': encode(panel) }),
    '/nodeinfo/2.0.json': encode(await presentNodeInfo(view.ctx, view.origin, '2.0')),
    '/api/pleroma/frontend_configurations': encode({
      masto_fe: { showInstanceSpecificPanel: true },
      pleroma_fe: view.ctx.options.frontendConfiguration,
    }),
  }
  return `<script id="initial-results" type="application/json" nonce="${nonce}">${JSON.stringify(results)}</script>`
}

const PLACEHOLDER = '<!--server-generated-meta-->'

/** The client's index.html for a path. */
export const renderPage = async (
  view: View,
  html: string,
  options: { pathname: string; nonce: string; panel: string | null },
): Promise<string> => {
  if (!html.includes(PLACEHOLDER)) return html
  if (!view.ctx.options.areAllPagesPreloaded && (await isUnknownName(view, options.pathname))) return html
  const tags = await metaTags(view, options.pathname)
  const results = await preloadedResults(view, options.nonce, options.panel)
  return html.replace(PLACEHOLDER, () => tags + results)
}

export const EMPTY_PAGE = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    ${PLACEHOLDER}
  </head>
  <body>
    <p>No client is installed here.</p>
  </body>
</html>
`
