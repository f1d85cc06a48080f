import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

/** Packages of a lock file that a registry could answer with other bytes, unnoticed: they have no strong checksum. */
export function withoutChecksum({ packages = {} }) {
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(
      ([, { link, inBundle, integrity }]) => !link && !inBundle && !/(?:^|\s)sha512-/.test(integrity ?? ''),
    )
    .map(([path]) => path)
}

/** Whether every package that is installed is the one that was locked. */
export function lockfileReport() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = withoutChecksum(lock)
  const count = Object.keys(lock.packages ?? {}).length
  if (count < 2) return { code: 1, output: 'package-lock.json names no packages' }
  const output = found.map((path) => `${path}: no sha512 in package-lock.json\n`).join('')
  return { code: found.length === 0 ? 0 : 1, output }
}
