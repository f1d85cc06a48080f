import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const shortest = 3

/** Digits become letters: a class name may not begin with one. */
const lettersOf = (path: string): string =>
  createHash('sha256')
    .update(path)
    .digest('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

/** A beginning of its own for each file: handed out in the order of their paths, whatever the bundler reads first. */
function prefixes(paths: readonly string[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  for (const path of paths.toSorted()) {
    const letters = lettersOf(path)
    let length = shortest
    while (owners.has(letters.slice(0, length))) length += 1
    owners.set(letters.slice(0, length), path)
  }
  return new Map([...owners].map(([prefix, path]) => [path, prefix]))
}

/** Short class names for the built client: some letters for the file, then the place of the class in it. */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const slashed = (path: string) => path.replaceAll('\\', '/')
  const prefixOf = prefixes(globSync('src/**/*.module.css', { cwd: root }).map(slashed))
  const namesByFile = new Map<string, Map<string, number>>()

  return (name, file) => {
    const path = slashed(relative(root, file.replace(/\?.*$/, '')))
    const prefix = prefixOf.get(path)
    if (prefix === undefined)
      throw new Error(`${path} is not one of the style sheets below ${join(root, 'src')}`)
    const names = namesByFile.get(path) ?? new Map<string, number>()
    namesByFile.set(path, names)
    if (!names.has(name)) names.set(name, names.size)
    return `${prefix}${(names.get(name) ?? 0).toString(36)}`
  }
}
