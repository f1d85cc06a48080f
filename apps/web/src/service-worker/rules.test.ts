import { expect, test } from 'vitest'

import { cacheName, handleOf, isFileOf, isFresh, isPageOf, staticFiles } from './rules.ts'

const files = staticFiles('/static/app-1.js /static/app-2.css')
const origin = 'https://fen.example'

function handle(path: string, facts: { method?: string; mode?: string } = {}) {
  const { method = 'GET', mode = 'cors' } = facts
  return handleOf({ method, mode, url: new URL(path, origin).href, origin }, files)
}

test('built files come from the cache first', () => {
  expect(handle('/static/app-1.js')).toBe('cacheFirst')
  expect(handle('/static/app-2.css')).toBe('cacheFirst')
})

test('files that the build did not make are left to the browser', () => {
  expect(handle('/static/config.json')).toBe('none')
  expect(handle('/static/logo.svg')).toBe('none')
})

test('the page comes from the network first, at every address of the client', () => {
  for (const path of ['/', '/main/friends', '/notice/1', '/users/wren', '/alice', '/staticky']) {
    expect(handle(path, { mode: 'navigate' }), path).toBe('networkFirst')
  }
})

test('what the server answers is never touched', () => {
  const paths = [
    '/api/v1/timelines/home',
    '/oauth/token',
    '/oauth/authorize',
    '/nodeinfo/2.0.json',
    '/media/1.png',
  ]
  for (const path of [...paths, '/instance/panel.html', '/pleroma/admin/', '/main/ostatus']) {
    expect(handle(path), path).toBe('none')
    expect(handle(path, { mode: 'navigate' }), path).toBe('none')
  }
  expect(handle('/static/app-1.js', { method: 'POST' })).toBe('none')
  expect(handle('https://elsewhere.example/static/app-1.js')).toBe('none')
})

test('only the cache of this very build is kept', () => {
  expect(isFresh(cacheName(files), files)).toBe(true)
  expect(isFresh(cacheName(staticFiles('/static/app-3.js')), files)).toBe(false)
  expect(isFresh('workbox-precache', files)).toBe(false)
})

test('what the page left for the worker outlives a build, and nothing else of an account does', () => {
  expect(isFresh('skein.account.fen.example.id-wren.push', files)).toBe(true)
  expect(isFresh('skein.account.fen.example.id-wren.pictures', files)).toBe(false)
})

test('a page is not kept under the name of a file that is missing', () => {
  expect(isFileOf('/static/js/app-1.js', 'text/javascript; charset=utf-8')).toBe(true)
  expect(isFileOf('/static/js/app-1.js', 'application/javascript')).toBe(true)
  expect(isFileOf('/static/css/style-2.css', 'text/css')).toBe(true)
  expect(isFileOf('/static/inter.woff2', 'font/woff2')).toBe(true)
  expect(isFileOf('/static/badge.png', 'image/png')).toBe(true)
  for (const path of [
    '/static/js/app-1.js',
    '/static/css/style-2.css',
    '/static/inter.woff2',
    '/static/badge.png',
  ])
    for (const type of ['text/html', 'text/html; charset=utf-8', null])
      expect(isFileOf(path, type)).toBe(false)
})

const element = (src: string) => `<script type="module" crossorigin src="${src}"></script>`

test('only a page that loads this build is kept as the page', () => {
  expect(isPageOf(element('/static/app-1.js'), 'text/html; charset=utf-8', files)).toBe(true)
  expect(isPageOf('<h1>Maintenance</h1>', 'text/html', files)).toBe(false)
  expect(isPageOf(element('/static/app-0.js'), 'text/html', files)).toBe(false)
  expect(isPageOf(element('/static/app-1.js') + element('/static/app-0.js'), 'text/html', files)).toBe(false)
})

test('what only names a file of this build is not kept as the page', () => {
  const feed = `<?xml version="1.0"?><feed><title>/static/app-1.js ${element('/static/app-1.js')}</title></feed>`
  expect(isPageOf(feed, 'application/atom+xml', files)).toBe(false)
  expect(isPageOf(feed, null, files)).toBe(false)
  expect(isPageOf('<p>See /static/app-1.js</p>', 'text/html', files)).toBe(false)
  expect(isPageOf(`<p>${element('/static/app-1.js').replaceAll('<', '&lt;')}</p>`, 'text/html', files)).toBe(
    false,
  )
})
