import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInstance, type Instance } from '../src/index.ts'

const SCRIPT = 'export const words = "again and again";\n'.repeat(200)

describe('texts are packed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-packed-'))
  let instance: Instance
  beforeAll(() => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
    writeFileSync(join(folder, 'words.js'), SCRIPT)
    writeFileSync(join(folder, 'short.js'), 'x')
    writeFileSync(join(folder, 'picture.png'), Buffer.alloc(5000))
    instance = createInstance({ database: ':memory:', clientDir: folder })
  })
  afterAll(async () => {
    await instance.close()
    rmSync(folder, { recursive: true })
  })
  const get = async (path: string, accepted?: string) => {
    const answer = await instance.app.request(path, {
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  it('files with brotli, else with gzip, else not at all', async () => {
    const brotli = await get('/words.js', 'gzip, deflate, br, zstd')
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT)
    expect(brotli.headers.get('content-type')).toContain('javascript')
    const zipped = await get('/words.js', 'gzip')
    expect(gunzipSync(zipped.bytes).toString()).toBe(SCRIPT)
    const plain = await get('/words.js')
    expect([plain.headers.get('content-encoding'), plain.bytes.toString()]).toEqual([null, SCRIPT])
  })

  it('a changed file is packed anew', async () => {
    writeFileSync(join(folder, 'words.js'), `${SCRIPT}// changed`)
    const { bytes } = await get('/words.js', 'br')
    expect(brotliDecompressSync(bytes).toString()).toBe(`${SCRIPT}// changed`)
  })

  it('answers with gzip, what is short or no text not', async () => {
    const answer = await get('/api/v1/instance', 'br, gzip')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(answer.bytes).toString())).toHaveProperty('uri')
    for (const path of ['/short.js', '/picture.png'])
      expect((await get(path, 'br, gzip')).headers.get('content-encoding')).toBeNull()
  })
})
