import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'
import { lockfileReport, withoutChecksum } from './lockfile.mjs'

interface Asked {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

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

it('every package is asked for in one version', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Asked>
  }
  const ours = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'))
  const asked = ours.flatMap(([, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
