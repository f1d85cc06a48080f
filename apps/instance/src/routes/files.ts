import { readFile } from 'node:fs/promises'
import { failure } from '../failure.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import { findFile, sendFile } from '../http/files.ts'
import { EMPTY_PAGE, pageStatus, renderPage } from '../presenters/page.ts'

export interface FileFolders {
  clientDir: string | undefined
  staticDir: string | undefined
}

const readText = async (folder: string | undefined, pathname: string): Promise<string | null> => {
  const file = await findFile(folder, pathname)
  return file ? readFile(file.path, 'utf8') : null
}

const sendPage = async (c: Call, { clientDir, staticDir }: FileFolders): Promise<Response> => {
  const html = (await readText(clientDir, '/index.html')) ?? EMPTY_PAGE
  const panel = await readText(staticDir, '/instance/panel.html')
  const view = viewOf(c)
  const { path: pathname } = c.req
  const page = await renderPage(view, html, { pathname, nonce: c.var.nonce, panel })
  return c.html(page, await pageStatus(view, pathname))
}

/** The site's own files stand before those of the client; any other path is the client's to route. */
const serve = async (c: Call, folders: FileFolders): Promise<Response> => {
  const { path } = c.req
  if (path !== '/' && path !== '/index.html') {
    const file = (await findFile(folders.staticDir, path)) ?? (await findFile(folders.clientDir, path))
    if (file) return sendFile(c, file)
  }
  return sendPage(c, folders)
}

export const addFileRoutes = (app: App, folders: FileFolders): void => {
  app.get('/manifest.json', (c) => {
    const { options } = c.var.ctx
    return c.json({
      background_color: '#191b22',
      categories: ['social'],
      description: options.description,
      display: 'standalone',
      icons: [{ src: '/static/logo.svg', type: 'image/svg+xml' }],
      name: options.title,
      scope: c.var.origin,
      serviceworker: { src: '/sw-pleroma.js' },
      start_url: '/',
      theme_color: '#282c37',
    })
  })
  app.all('/api/*', () => {
    throw failure(404, 'Not implemented')
  })
  app.get('*', (c) => serve(c, folders))
  app.notFound((c) => c.json({ error: 'Not implemented' }, 404))
}
