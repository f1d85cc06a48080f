import { expect, test } from 'vitest'

import { complete } from './complete.ts'

test('texts are added at their places, and those that are there stay', () => {
  const catalogue = { status: { you: '(You)', scopes: { public: 'Public' } }, polls: { vote: ['Vote'] } }
  complete(catalogue, { status: { show: 'Show', scopes: { local: 'Local' } }, shell: { sidebar: 'Sidebar' } })
  expect(catalogue).toEqual({
    status: { you: '(You)', show: 'Show', scopes: { public: 'Public', local: 'Local' } },
    polls: { vote: ['Vote'] },
    shell: { sidebar: 'Sidebar' },
  })
})

test('a compiled text is a text, not a place for texts', () => {
  const catalogue = { posts: ['Posts: ', ['name']] }
  complete(catalogue, { posts: ['Notes'] })
  expect(catalogue).toEqual({ posts: ['Notes'] })
})
