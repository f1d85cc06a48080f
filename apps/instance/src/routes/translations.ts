import { findStatus, requireShownStatus } from '../db/find.ts'
import { failure, Failure } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/env.ts'
import { readQuery } from '../http/params.ts'
import { isTranslationOffered } from '../options.ts'
import { canSee } from '../policies/visibility.ts'
import { fillOrigin } from '../text/origin.ts'
import { translate } from '../translation/translate.ts'
import { isLanguage, LANGUAGES } from '../translation/words.ts'

/** A translator that only knows a few words, and says so. Without the feature: as a server that has none. */
export const addTranslationRoutes = (app: App): void => {
  app.get('/api/v1/akkoma/translation/languages', (c) => {
    requireViewer(c, 'read:statuses')
    return c.json(isTranslationOffered(c.var.ctx.options) ? { source: LANGUAGES, target: LANGUAGES } : {})
  })
  app.get('/api/v1/statuses/:id/translations/:language', async (c) => {
    const viewer = requireViewer(c, 'read:statuses')
    const { ctx, origin } = c.var
    if (!isTranslationOffered(ctx.options)) throw failure(400, 'Translation is not enabled')
    const found = await findStatus(ctx, c.req.param('id'))
    if (!found || !(await canSee(ctx, viewer, found))) throw new Failure(500, 'Something went wrong')
    const to = c.req.param('language')
    const from = readQuery(c).text('from') || undefined
    const unknown = [to, from].find((code) => code !== undefined && !isLanguage(code))
    if (!isLanguage(to) || unknown !== undefined) throw failure(400, `Unknown language: ${unknown}`)
    const status = await requireShownStatus(ctx, found.id)
    const { detected, html } = translate(status.content, to, { from, written: status.language })
    return c.json({ detected_language: detected, text: fillOrigin(html, origin) })
  })
}
