import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordingsOf, software } from '../test/fixtures.ts'
import { type Path, pathsOf, pick, replaceAt, valueAt } from '../test/json-paths.ts'
import { checkRecording } from './check-recording.ts'
import type { Recording } from './recording.ts'
import { checkFiles, linesOf } from './report.ts'

const filesOf = (recordings: readonly Recording[]) =>
  recordings.map((recording) => ({ name: recording.name, recording }))
const named = (name: string): Recording => {
  const found = recordingsOf('akkoma-3.16').find((recording) => recording.name === `${name}.json`)
  if (!found) throw new Error(`no recording ${name}`)
  return found
}

/** Fewer than are there today would mean that they are not read. */
const least: Readonly<Record<string, number>> = {
  'akkoma-3.16': 500,
  mastodon: 16,
  gotosocial: 5,
  'mastodon-4.6': 4,
}

describe('the recordings', () => {
  it.each(software)('of %s are read strictly without a fault', (name) => {
    const report = checkFiles(filesOf(recordingsOf(name)))
    expect(report.verdicts.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(report.passed).toBeGreaterThanOrEqual(least[name] ?? 1)
  })

  it('of Akkoma hold no key that no schema knows', () => {
    const unknown = recordingsOf('akkoma-3.16').flatMap((recording) => checkRecording(recording).unknownKeys)
    expect(unknown).toEqual([])
  })

  it('of endpoints that are not built are counted apart', () => {
    const report = checkFiles(filesOf([named('cors-preflight'), named('timelines-home')]))
    expect(report).toMatchObject({ passed: 1, failed: 0, notBuilt: 1 })
    expect([...linesOf(report)].slice(-2)).toEqual(['1 not built yet', '1 passed, 0 failed'])
  })
})

/**
 * Fields that no schema looks into: the rest of the node info in accounts, what frontends store, file comments, the
 * people and things of the moderation log.
 */
const UNREAD =
  /nodeinfo\.(?!software(?:\.(?:name|version))?$)|settings_store\.\w+\.|^settings\.|^_note$|^items\.\d+\.data\.(?!action$|actor\.(?:id|nickname)$)/

const EXAMPLES: Readonly<Record<string, unknown>> = {
  string: 'zz',
  number: 12_345,
  boolean: true,
  list: ['zz'],
  object: { zz: 1 },
}

/** A value of each type but that of the given one. */
function wrongTypesFor(value: unknown): unknown[] {
  const type = Array.isArray(value) ? 'list' : typeof value
  return Object.entries(EXAMPLES)
    .filter(([name]) => name !== type)
    .map(([, example]) => example)
}

describe('a field of the wrong type', () => {
  const breakable = recordingsOf('akkoma-3.16')
    .filter(({ body, frames }) => typeof body === 'object' && body !== null && !frames)
    .filter((recording) => checkRecording(recording).outcome === 'passed')
  const places = breakable.flatMap((recording) =>
    [...pathsOf(recording.body)]
      .filter((path) => !UNREAD.test(path.join('.')) && valueAt(recording.body, path) !== null)
      .map((path): [Recording, Path] => [recording, path]),
  )
  // Answers that nobody reads or looks into, and a file whose recorded values are the names of their types.
  const unread = [
    'static-config|oauth-revoke|frontend_settings-put|announcements-dismiss|notifications-dismiss|lists-delete|markers-post',
    'pleroma-mascot|pleroma-admin-(?:users-delete|reports-patch|permission_group)',
  ]
  const isUnread = new RegExp(`^(?:${unread.join('|')})`)
  const isRead = ([recording]: [Recording, Path]) => !isUnread.test(recording.name)
  const read = places.filter(isRead)

  it('fails its answer, wherever it stands', () => {
    expect(read.length).toBeGreaterThan(10_000)
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (place, type) => {
        const [recording, path] = pick(read, place)
        const wrong = pick(wrongTypesFor(valueAt(recording.body, path)), type)
        const verdict = checkRecording({ ...recording, body: replaceAt(recording.body, path, wrong) })
        expect([recording.name, path.join('.'), wrong, verdict.outcome]).toEqual([
          recording.name,
          path.join('.'),
          wrong,
          'failed',
        ])
      }),
      { numRuns: 400 },
    )
  })

  it('fails what is read by hand, too', () => {
    const recording = named('pleroma-emoji')
    const [shortcode = ''] = Object.keys(recording.body as object)
    for (const [path, wrong] of [
      [[shortcode], 'zz'],
      [[shortcode, 'tags', 0], 12_345],
    ] as const)
      expect(checkRecording({ ...recording, body: replaceAt(recording.body, path, wrong) })).toMatchObject({
        outcome: 'failed',
      })
  })

  it('is named with its path', () => {
    const recording = named('timelines-home')
    const body = replaceAt(recording.body, [3, 'account', 'followers_count'], 'many')
    const { faults } = checkRecording({ ...recording, body })
    expect(faults).toEqual(['3.account.followers_count: Invalid type: Expected number but received "many"'])
  })

  it('fails in the frames of a socket too', () => {
    const recording = named('streaming--public')
    const frames = replaceAt(recording.frames, [0, 'data', 'payload_parsed', 'content'], 7) as unknown[]
    expect(checkRecording(recording).outcome).toBe('passed')
    expect(checkRecording({ ...recording, frames }).faults[0]).toMatch(/^frames\.0\.payload\.content: /)
  })

  it('fails where it is an id or an error', () => {
    const home = named('timelines-home')
    expect(checkRecording({ ...home, body: replaceAt(home.body, [0, 'id'], 7) }).outcome).toBe('failed')
    expect(checkRecording({ ...home, body: replaceAt(home.body, [0, 'id'], undefined) }).outcome).toBe(
      'failed',
    )
    const refused = named('timelines-home--error-no-token')
    expect(checkRecording({ ...refused, body: { error: 7 } }).outcome).toBe('failed')
    expect(checkRecording({ ...refused, body: {} }).outcome).toBe('failed')
  })
})

describe('what is dropped', () => {
  it('an unknown key is named, and is no fault', () => {
    const recording = named('timelines-home')
    const verdict = checkRecording({
      ...recording,
      body: replaceAt(recording.body, [0, 'account', 'shoe_size'], 43),
    })
    expect(verdict).toMatchObject({ outcome: 'passed', unknownKeys: ['*.account.shoe_size'] })
  })

  it('a notification that lacks its status is named, and is no fault', () => {
    const recording = named('notifications-get')
    const verdict = checkRecording({ ...recording, body: replaceAt(recording.body, [0, 'type'], 'poll') })
    expect(verdict).toMatchObject({ outcome: 'passed', dropped: ['0 (poll)'] })
  })

  it('HTML in the place of JSON is a fault in the API, and "not there" outside', () => {
    const html = '<!DOCTYPE html><html></html>'
    expect(checkRecording({ ...named('timelines-home'), body: html }).outcome).toBe('failed')
    expect(checkRecording({ ...named('static-stickers'), body: html }).outcome).toBe('passed')
  })
})

describe('npm run contract', () => {
  const tool = fileURLToPath(new URL('contract.ts', import.meta.url))
  const run = (folder: string) =>
    promisify(execFile)(process.execPath, [tool, folder], {
      env: { ...process.env, INIT_CWD: tmpdir() },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    )
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'contract-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))

  it('ends with a plain line and says by its code whether all passed', async () => {
    const recording = named('polls-get')
    write('polls-get.json', recording)
    write('cors.json', named('cors-preflight'))
    expect(await run(folder)).toEqual({ code: 0, stdout: '1 not built yet\n1 passed, 0 failed\n' })
    write('broken.json', { ...recording, body: replaceAt(recording.body, ['votes_count'], 'x') })
    write('no-recording.json', [])
    const { code, stdout } = await run(folder)
    expect(code).toBe(1)
    expect(stdout).toMatch(/failed: broken\.json \(GET .*\)\n {2}votes_count: /)
    expect(stdout).toMatch(/\n1 passed, 2 failed\n$/)
  })

  it('an empty or missing folder is a failure', async () => {
    expect((await run(folder)).code).toBe(1)
    expect((await run(join(folder, 'nowhere'))).code).toBe(1)
  })
})
