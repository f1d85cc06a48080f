import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { fetchInstancePanel } from '../endpoints/instance-pages.ts'
import { fetchInstance, fetchNodeInfo } from '../endpoints/instance.ts'
import { readInitialResults, withInitialResults } from './initial-results.ts'

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value), 'utf8').toString('base64')

const embedded = JSON.stringify({
  '/api/v1/instance': base64({ title: 'Größe 🌱', max_toot_chars: 300 }),
  '/instance/panel.html': base64('<p>Hello</p>'),
  '/nodeinfo/2.0.json': '%%%',
})

it('[BOOT-03] embedded answers are used in place of the network', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'instance')))
  const reader = withInitialResults(client, readInitialResults(embedded))
  expect((await fetchInstance(reader)).title).toBe('Größe 🌱')
  expect(await fetchInstancePanel(reader)).toBe('<p>Hello</p>')
  expect(seen).toHaveLength(0)
})

it('[BOOT-03] each is used once, later requests ask the server', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'instance')))
  const reader = withInitialResults(client, readInitialResults(embedded))
  await fetchInstance(reader)
  expect((await fetchInstance(reader)).title).toBe('Akkoma Test')
  expect(seen.map(({ url }) => url)).toEqual(['/api/v1/instance'])
})

it('[BOOT-03] what cannot be read is asked from the server', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'nodeinfo-2.0')))
  const results = new Map(readInitialResults(embedded)).set('/nodeinfo/2.0.json', base64('not an object'))
  expect((await fetchNodeInfo(withInitialResults(client, results))).software?.name).toBe('akkoma')
  expect(seen).toHaveLength(1)
})

it('[BOOT-03] a page without them, or with broken ones, embeds nothing', () => {
  for (const text of [null, undefined, '', '{', '[]', '7', '{"/x": 7}']) {
    expect(readInitialResults(text).size).toBe(0)
  }
})

it('[BOOT-03] an answer that is no base64, or no JSON, is asked from the server', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'nodeinfo-2.0')))
  for (const text of ['%%%', Buffer.from('{').toString('base64')]) {
    const results = readInitialResults(JSON.stringify({ '/nodeinfo/2.0.json': text }))
    expect((await fetchNodeInfo(withInitialResults(client, results))).software?.name).toBe('akkoma')
  }
  expect(seen).toHaveLength(2)
})
