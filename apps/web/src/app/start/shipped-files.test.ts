import { readFile } from 'node:fs/promises'
import {
  createClient,
  fetchStaticConfig,
  fetchStickers,
  fetchTermsOfService,
  foldInstance,
  unknownInstance,
} from '@skein/api'
import { expect, test } from 'vitest'

/** A server that has nothing of its own beside the build. */
const client = createClient({
  baseUrl: 'https://fen.example',
  fetch: async (url) => {
    const file = new URL(`../../../public${new URL(url).pathname}`, import.meta.url)
    return new Response(await readFile(file, 'utf8'))
  },
})

test('[BOOT-06] the configuration in the build sets nothing but what holds without one', async () => {
  const { config: _, ...withoutFile } = unknownInstance.branding
  const staticConfig = await fetchStaticConfig(client)
  const { config, ...withFile } = foldInstance({ staticConfig }).branding
  expect(config).toMatchObject({ loginMethod: 'password', logo: '/static/logo.svg' })
  expect({ ...withFile, redirectRootLogin: null, redirectRootNoLogin: null }).toEqual(withoutFile)
  expect([withFile.redirectRootLogin, withFile.redirectRootNoLogin]).toEqual(['/main/friends', '/main/all'])
})

test('[BOOT-17] the build names no stickers and holds no terms', async () => {
  expect(await fetchStickers(client)).toEqual([])
  expect(await fetchTermsOfService(client)).toBe('')
})
