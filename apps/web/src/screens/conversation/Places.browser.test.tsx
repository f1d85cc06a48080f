import { afterEach, beforeEach, expect, test } from 'vitest'

import { setSetting } from '../../model/settings.ts'
import { beginTrees, endTrees, numbersShown, openThread, seedThread, rowOf } from './testing/threads.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(async () => {
  instance = await beginTrees()
})
afterEach(endTrees)

const placeOf = (number: number) => {
  const words = rowOf(number).querySelector('article')?.getAttribute('aria-describedby') ?? ''
  return document.getElementById(words)?.textContent
}

test.each(['linear', 'tree'] as const)(
  '[CONV-01] as %s, each post says how deep it stands and whom it answers: above the focus, in focus and below',
  async (display) => {
    setSetting('conversationDisplay', display)
    seedThread(instance, [
      [1, null],
      [2, 1],
      [3, 2],
      [4, 3],
    ])
    await openThread(3)
    await expect.poll(numbersShown).toEqual([1, 2, 3, 4])
    expect([1, 2, 3, 4].map(placeOf)).toEqual([
      'Level 1',
      expect.stringMatching(/^Level 2, in reply to \S/),
      expect.stringMatching(/^Level 3, in reply to \S/),
      expect.stringMatching(/^Level 4, in reply to \S/),
    ])
  },
)
