import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { checksumOf, contentOf, zipOf } from './archive.mjs'

const time = new Date('2026-03-29T02:30:10Z')
const built: [path: string, text: string][] = [
  ['index.html', '<!--server-generated-meta-->'],
  ['sw-pleroma.js', 'worker'],
  ['static/app-abc.js', 'application'.repeat(200)],
  ['static/config.json', '{}'],
  ['static/brand/icon.svg', '<svg/>'],
]
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-release-'))
  writeFileSync(join(folder, 'LICENSE'), 'AGPL')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, files: typeof built) {
  for (const [path, text] of files) {
    const place = join(folder, name, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  return join(folder, name)
}

const zipped = (client: string) => zipOf(contentOf(client, join(folder, 'LICENSE')), time)

it('the archive has every file of the built client in dist, and the licence', () => {
  const files = unzipSync(zipped(write('client', built)))
  expect(Object.keys(files)).toEqual([
    'LICENSE',
    'dist/index.html',
    'dist/static/app-abc.js',
    'dist/static/app-abc.js.gz',
    'dist/static/brand/icon.svg',
    'dist/static/config.json',
    'dist/sw-pleroma.js',
  ])
  for (const [path, text] of built) expect(new TextDecoder().decode(files[`dist/${path}`])).toBe(text)
})

it('what gets smaller is there compressed, too', () => {
  const files = unzipSync(zipped(write('client', built)))
  const small = files['dist/static/app-abc.js.gz'] ?? new Uint8Array()
  expect(small.length).toBeLessThan(100)
  expect(new TextDecoder().decode(gunzipSync(small))).toBe('application'.repeat(200))
})

it('the same files give the same bytes, written in another order, in another folder, at another time', () => {
  const one = write('one', built)
  const other = write('some/other', built.toReversed())
  utimesSync(join(other, 'index.html'), new Date(0), new Date(0))
  expect(Buffer.compare(zipped(one), zipped(other))).toBe(0)
})

it('the same files give the same bytes in another time zone', () => {
  const client = write('client', built)
  const script = `
    import { contentOf, zipOf } from ${JSON.stringify(join(import.meta.dirname, 'archive.mjs'))}
    process.stdout.write(zipOf(contentOf(...process.argv.slice(1)), new Date(${time.getTime()})))`
  // Where this half hour of this night does not exist.
  const env = { ...process.env, TZ: 'Europe/Berlin' }
  const args = ['--input-type=module', '-e', script, client, join(folder, 'LICENSE')]
  const { stdout } = spawnSync(process.execPath, args, { env })
  expect(Buffer.compare(stdout, zipped(client))).toBe(0)
})

it('its checksum is what sha256sum reads, and finds a byte that is missing', () => {
  const bytes = zipped(write('client', built))
  writeFileSync(join(folder, 'a.zip'), bytes)
  writeFileSync(join(folder, 'a.zip.sha256'), checksumOf(bytes, 'a.zip'))
  expect(spawnSync('sha256sum', ['--check', 'a.zip.sha256'], { cwd: folder }).status).toBe(0)
  writeFileSync(join(folder, 'a.zip'), readFileSync(join(folder, 'a.zip')).subarray(1))
  expect(spawnSync('sha256sum', ['--check', 'a.zip.sha256'], { cwd: folder }).status).toBe(1)
})
