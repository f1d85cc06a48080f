import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CASES, SITES } from './support/changes.ts'
import { isRead } from './support/reads.ts'
import type { Recording } from './support/recordings.ts'
import { loadRecording, recordingNames } from './support/recordings.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

/** Answers that differ on purpose. */
const DIFFERENT: Record<string, string> = {
  'media-post--video': 'the size of a film is not measured: meta is left out, as Akkoma does without ffprobe',
  'polls-get--error-not-found': 'an unknown poll is not found; a real Akkoma fails with 500',
  'static-styles': 'a file of the client',
}

const OWN_FOLDER = new URL('.', import.meta.url)

/** Names that a test speaks of by itself. */
const spokenOf = (): Set<string> => {
  const texts = readdirSync(OWN_FOLDER)
    .filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
    .map((file) => readFileSync(new URL(file, OWN_FOLDER), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/'([\w.]+-[\w.-]+)'/g)].map(([, name = '']) => name)),
  )
}

describe('recordings', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ isRegistrationOpen: true })
  })
  afterAll(() => world.close())

  /** Whether the instance has the endpoint; it says so itself of the others. */
  const isBuilt = async ({ method, path, as }: Recording): Promise<boolean> => {
    const { status, body } = await world.ask(as, method, path)
    return !(status === 404 && (body as { error?: string }).error === 'Not implemented')
  }

  it('every one whose endpoint is built is compared, or differs for a reason that is written down', async () => {
    const changes = new Set(
      [CASES, ...SITES.map(([, cases]) => cases)].flatMap((cases) => Object.keys(cases)),
    )
    const spoken = spokenOf()
    const forgotten: string[] = []
    for (const name of recordingNames()) {
      if (isRead(name) || changes.has(name) || spoken.has(name) || name.startsWith('streaming--')) continue
      if (DIFFERENT[name] === undefined && (await isBuilt(loadRecording(name)))) forgotten.push(name)
    }
    expect(forgotten).toEqual([])
  })

  it('no reason is left for an answer that is compared', () => {
    const spoken = spokenOf()
    expect(
      Object.keys(DIFFERENT).filter(
        (name) => isRead(name) || spoken.has(name) || !recordingNames().includes(name),
      ),
    ).toEqual([])
  })
})
