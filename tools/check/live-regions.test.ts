import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/project.mjs'

const sources = join(root, 'apps/web/src')
const owner = 'ui/LiveRegions.tsx'
const region = /role=\{?["'](?:status|alert|log|timer|marquee)["']|aria-live|<output\b/

test('nothing but the owner of speech makes a live region', () => {
  const files = globSync('**/*.{tsx,html}', { cwd: sources }).filter(
    (file) => !/\.test\.|testing\//.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const withRegion = files.filter((file) => region.test(readFileSync(join(sources, file), 'utf8')))
  expect(withRegion).toEqual([owner])
})
