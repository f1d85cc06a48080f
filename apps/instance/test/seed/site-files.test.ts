import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInstance, type Instance } from '../../src/index.ts'
import { CLIENT_CONFIG, createSiteFiles, SITE_OPTIONS, writeSiteFiles } from '../../src/static/index.ts'

describe('the server’s own files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-site-'))
  let instance: Instance
  const get = (path: string) => instance.app.request(path)
  beforeAll(async () => {
    await writeSiteFiles(folder)
    instance = createInstance({ database: ':memory:', staticDir: folder, options: SITE_OPTIONS })
  })
  afterAll(async () => {
    await instance.close()
    rmSync(folder, { recursive: true })
  })

  it('every file is written and served', async () => {
    for (const [path, content] of Object.entries(await createSiteFiles())) {
      expect(existsSync(join(folder, path))).toBe(true)
      expect(readFileSync(join(folder, path)).equals(Buffer.from(content))).toBe(true)
      expect((await get(path)).status).toBe(200)
    }
  })

  it('the panel and the rules are HTML without scripts, styles or handlers', async () => {
    for (const path of ['/instance/panel.html', '/static/terms-of-service.html']) {
      const answer = await get(path)
      expect(answer.headers.get('content-type')).toBe('text/html')
      expect(await answer.text()).not.toMatch(/<script|<style|style=|\son\w+=/i)
    }
  })

  it('config.json holds the defaults', async () => {
    expect(await (await get('/static/config.json')).json()).toEqual(CLIENT_CONFIG)
  })

  it('each sticker that a pack names is a picture', async () => {
    const packs = (await (await get('/static/stickers.json')).json()) as Record<string, string>
    expect(Object.keys(packs)).toEqual(['blobs'])
    for (const path of Object.values(packs)) {
      const pack = (await (await get(`${path}pack.json`)).json()) as { tabIcon: string; stickers: string[] }
      expect(pack.stickers).toContain(pack.tabIcon)
      for (const name of pack.stickers) {
        const bytes = await (await get(`${path}${name}`)).arrayBuffer()
        expect((await sharp(Buffer.from(bytes)).metadata()).format).toBe('webp')
      }
    }
  })

  it('emoji.json names characters by shortcodes', async () => {
    const characters = (await (await get('/static/emoji.json')).json()) as Record<string, string>
    expect(Object.keys(characters).length).toBeGreaterThan(1700)
    expect(characters).toMatchObject({ '+1': '👍', thumbsup: '👍', wave: '👋', heart: '❤️' })
  })

  it('the pictures the instance data names are there', async () => {
    const data = (await (await get('/api/v1/instance')).json()) as {
      thumbnail: string
      background_image: string
      title: string
    }
    expect(data.title).toBe('fenland.social')
    for (const url of [
      data.thumbnail,
      data.background_image,
      'http://localhost/images/avi.png',
      'http://localhost/images/banner.png',
    ])
      expect((await get(new URL(url).pathname)).headers.get('content-type')).toMatch(/^image\//)
  })

  it('styles.json is left to the client', async () => {
    expect((await get('/static/styles.json')).headers.get('content-type')).toMatch(/^text\/html/)
  })
})
