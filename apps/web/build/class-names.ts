import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Short class names for the built client: three letters for the file, then the place of the class in it. */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const taken = new Map<string, string>()
  const namesByFile = new Map<string, Map<string, number>>()

  const prefixOf = (file: string): string => {
    const path = relative(root, file)
    const digest = createHash('sha256')
      .update(path)
      .digest('hex')
      .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    for (let length = 3; length < digest.length; length += 1) {
      const prefix = digest.slice(0, length)
      const owner = taken.get(prefix) ?? path
      if (owner !== path) continue
      taken.set(prefix, path)
      return prefix
    }
    throw new Error(`No class name is left for ${path}`)
  }
  return (name, file) => {
    const path = file.replace(/\?.*$/, '')
    const names = namesByFile.get(path) ?? new Map<string, number>()
    namesByFile.set(path, names)
    if (!names.has(name)) names.set(name, names.size)
    return `${prefixOf(path)}${(names.get(name) ?? 0).toString(36)}`
  }
}
