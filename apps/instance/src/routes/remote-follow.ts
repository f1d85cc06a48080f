import { findAccountByAny, findStatus } from '../db/find.ts'
import type { App, Call } from '../http/env.ts'
import { makeParams, readParams, readQuery, type Params } from '../http/params.ts'
import { canSee } from '../policies/visibility.ts'
import { escapeHtml as escape } from '../text/escape.ts'
import { absoluteUrl } from '../text/origin.ts'
import { alert, hidden, page, renderProblem } from './consent-page.ts'

/** What somebody from another server wants to follow or to answer. */
interface Target {
  /** `user` or `status`, and the field that names it: as Akkoma names its fields. */
  kind: 'user' | 'status'
  field: 'nickname' | 'status_id'
  value: string
  /** Its address for other servers. */
  uri: string
  title: string
}

const HANDLE = /^@?[^\s@/]+@((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d{1,5})?)$/u

const findPerson = async (c: Call, nickname: string): Promise<Target | null> => {
  const account = await findAccountByAny(c.var.ctx, nickname.replace(/^@/, ''))
  if (!account || account.host !== null || account.is_deactivated) return null
  const uri = absoluteUrl(account.url, c.var.origin)
  return { kind: 'user', field: 'nickname', value: nickname, uri, title: `Follow ${account.display_name}` }
}

const findPost = async (c: Call, id: string): Promise<Target | null> => {
  const status = await findStatus(c.var.ctx, id)
  if (!status || !(await canSee(c.var.ctx, null, status))) return null
  const uri = absoluteUrl(status.uri, c.var.origin)
  return { kind: 'status', field: 'status_id', value: id, uri, title: 'Answer this post' }
}

const findTarget = (c: Call, params: Params): Promise<Target | null> | null => {
  const [nickname, statusId] = [params.text('nickname'), params.text('status_id')]
  if (nickname) return findPerson(c, nickname)
  return statusId ? findPost(c, statusId) : null
}

const renderForm = (site: string, target: Target, profile: string, error: string | null): string =>
  page(
    site,
    `<h1>${escape(target.title)}</h1>
<p>It is done on your own server.</p>
${alert(error)}
<form method="post" action="/main/ostatus">
${hidden(`${target.kind}[${target.field}]`, target.value)}
<label>Your account, such as name@server <input name="${target.kind}[profile]" autocomplete="off" autocapitalize="none" spellcheck="false" required value="${escape(profile)}"></label>
<button type="submit">Go to my server</button>
</form>`,
  )

/** Akkoma asks the other server where to go; this one asks nobody, and takes the usual address. */
const placeOf = (handle: string, uri: string): string | null => {
  const host = HANDLE.exec(handle.trim())?.[1]
  if (host === undefined || !URL.canParse(`https://${host}`)) return null
  return `${new URL(`https://${host}`).origin}/authorize_interaction?${new URLSearchParams({ uri })}`
}

const missing = (c: Call): Response | Promise<Response> =>
  c.html(renderProblem(c.var.ctx.options.title, 'What this is about is not here.'), 404)

const show = async (c: Call, params: Params): Promise<Response> => {
  const target = await findTarget(c, params)
  return target === null ? missing(c) : c.html(renderForm(c.var.ctx.options.title, target, '', null))
}

/** The server's own page for whoever follows or answers from elsewhere, as Akkoma has it. */
export const addRemoteFollowRoutes = (app: App): void => {
  app.get('/main/ostatus', (c) => show(c, readQuery(c)))
  app.post('/main/ostatus', async (c) => {
    const params = await readParams(c)
    const sent = params.object('user') ?? params.object('status')
    if (sent === undefined) return show(c, params)
    const given = makeParams(sent)
    const target = await findTarget(c, given)
    if (target === null) return missing(c)
    const profile = given.text('profile') ?? ''
    const place = placeOf(profile, target.uri)
    if (place !== null) return c.redirect(place)
    const message = 'An account looks like name@server.'
    return c.html(renderForm(c.var.ctx.options.title, target, profile, message))
  })
}
