import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { differences, errorText } from './support/differences.ts'
import type { RecordedWorld } from './support/recorded-world.ts'
import { createRecordedWorld } from './support/recorded-world.ts'
import { isRead } from './support/reads.ts'
import { loadRecording, recordingNames } from './support/recordings.ts'
import { replay } from './support/replay.ts'

describe('reads are answered as recorded', () => {
  let world: RecordedWorld
  beforeAll(async () => {
    world = await createRecordedWorld()
  })
  afterAll(() => world.close())

  it.for(recordingNames().filter(isRead))('%s', async (name) => {
    const recording = loadRecording(name)
    const answer = await replay(world, recording)
    expect(differences(recording, answer)).toEqual([])
    expect(errorText(answer.body)).toEqual(errorText(recording.answer))
  })
})
