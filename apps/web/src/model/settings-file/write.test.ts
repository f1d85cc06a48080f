import { expect, test } from 'vitest'

import akkomaFe from '../sync/testing/akkoma-fe-profile.json' with { type: 'json' }
import { exportFile } from './write.ts'

const stored = {
  shared: { ...akkomaFe.settings, colors: { bg: '#121a24' } },
  own: { theme: 'dusk', infiniteScroll: false },
  device: { widenTimeline: true, sidebarRight: false },
}
const plain = exportFile(stored, { withTheme: false })
const full = exportFile(stored, { withTheme: true })
const read = ({ text }: { readonly text: string }): Record<string, unknown> => JSON.parse(text)

test('[DATA-01] the plain file has all that is stored but customTheme, customThemeSource and colors, the other those too', () => {
  const { customTheme, customThemeSource, colors, ...others } = stored.shared
  const both = { ...others, ...stored.device, _pleroma_settings_version: [1, 0] }
  expect([customTheme, customThemeSource]).not.toContain(undefined)
  expect(read(plain)).toEqual({ ...both, skein: { infiniteScroll: false } })
  expect(read(full)).toEqual({ ...both, customTheme, customThemeSource, colors, skein: stored.own })
})

test('[DATA-01] both files are laid out to be read, and have the names that akkoma-fe gives them', () => {
  expect([plain.name, full.name]).toEqual(['pleromafe_settings.json', 'pleromafe_settings.full.json'])
  expect(plain.text).toBe(JSON.stringify(read(plain), null, 2))
})

test('what holds without having been chosen is not in the file, nor is a place for what is ours', () => {
  expect(read(exportFile({ shared: {}, own: {}, device: {} }, { withTheme: true }))).toEqual({
    _pleroma_settings_version: [1, 0],
  })
})

test('a version that came with the profile gives way to that of the file', () => {
  const shared = { _pleroma_settings_version: [7, 7] }
  expect(read(exportFile({ ...stored, shared }, { withTheme: false }))).toMatchObject({
    _pleroma_settings_version: [1, 0],
  })
})
