import type { List } from '@skein/api'
import { expect, test } from 'vitest'

import { newestFirst } from './lists.ts'

const lists = (...ids: string[]) => ids.map((id) => ({ id, title: id })) as unknown as List[]

test('lists stand newest first, whatever order the server has and however long its numbers are (LIST-01)', () => {
  expect(newestFirst(lists('2', '10', '9')).map(({ id }) => id)).toEqual(['10', '9', '2'])
  expect(newestFirst(lists('01A', '01C', '01B')).map(({ id }) => id)).toEqual(['01C', '01B', '01A'])
})
