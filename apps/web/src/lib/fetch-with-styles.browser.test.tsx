import { expect, test, vi } from 'vitest'

import { fetchWithStyles } from './fetch-with-styles.ts'

const run = () => Promise.resolve('part')
const sheetsOf = (href: string) => document.querySelectorAll(`link[rel="stylesheet"][href="${href}"]`).length

test('[ERR-49] a script that cannot be fetched is a ChunkLoadError', async () => {
  const address = '/missing/nothing-here.js'
  const error = await fetchWithStyles(() => import(/* @vite-ignore */ address)).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk nothing-here failed' })
})

test('[ERR-49] a style sheet that cannot be fetched says so with a code, and is asked for again by who needs it next', async () => {
  const missing = '/missing/nothing-here.css'
  const load = vi.fn(run)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const error = await fetchWithStyles(load, [missing]).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      message: 'Loading CSS chunk nothing-here failed',
      code: 'CSS_CHUNK_LOAD_FAILED',
    })
    expect(sheetsOf(missing)).toBe(0)
  }
  expect(load).not.toHaveBeenCalled()
})

test('a style sheet that is there is fetched once, before the part runs', async () => {
  const there = 'data:text/css,b{}#there.css'
  expect(await Promise.all([fetchWithStyles(run, [there]), fetchWithStyles(run, [there])])).toEqual([
    'part',
    'part',
  ])
  expect(await fetchWithStyles(run, [there])).toBe('part')
  expect(sheetsOf(there)).toBe(1)
})
