import { expect, test } from 'vitest'
import { createEmitter } from './emitter.ts'

test('everybody who listens is called with what happened, until they stop', () => {
  const emitter = createEmitter<[number]>()
  const heard: string[] = []
  const stop = emitter.on((n) => heard.push(`first ${n}`))
  emitter.on((n) => heard.push(`second ${n}`))
  emitter.emit(1)
  stop()
  emitter.emit(2)
  expect(heard).toEqual(['first 1', 'second 1', 'second 2'])
  expect(emitter.count()).toBe(1)
})

test('a listener that begins or stops while others are called does not disturb them', () => {
  const emitter = createEmitter()
  const heard: string[] = []
  const stop = emitter.on(() => {
    stop()
    emitter.on(() => heard.push('late'))
  })
  emitter.on(() => heard.push('other'))
  emitter.emit()
  expect(heard).toEqual(['other'])
})
