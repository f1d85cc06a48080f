import { beforeEach } from 'vitest'
import { getUtterances, onSpeech } from '../lib/speech.ts'

let words: string[] = []
let lastHeard = 0

// A region is emptied after a while: what a slow test looks for later is kept here.
onSpeech(() => {
  for (const utterance of getUtterances()) {
    if (utterance.id <= lastHeard) continue
    words.push(utterance.words)
    lastHeard = utterance.id
  }
})

beforeEach(() => {
  words = []
})

/** What was said since the test began, oldest first. */
export function heard(): readonly string[] {
  return [...words]
}
