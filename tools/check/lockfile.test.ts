import { expect, it } from 'vitest'
import { lockfileReport, withoutChecksum } from './lockfile.mjs'

it('every package of the lock file has a strong checksum', () => {
  expect(lockfileReport()).toEqual({ code: 0, output: '' })
})

it('one without, or with a weak one, is found, wherever it stands; what is in this tree needs none', () => {
  const packages = {
    '': {},
    'packages/api': {},
    'node_modules/@skein/api': { link: true },
    'node_modules/good': { integrity: 'sha512-x' },
    'node_modules/both': { integrity: 'sha1-x sha512-x' },
    'node_modules/bundled': { inBundle: true },
    'node_modules/none': {},
    'node_modules/good/node_modules/weak': { integrity: 'sha1-x' },
  }
  expect(withoutChecksum({ packages })).toEqual(['node_modules/none', 'node_modules/good/node_modules/weak'])
})
