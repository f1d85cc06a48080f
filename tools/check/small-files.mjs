import { join } from 'node:path/posix'

/** Files with fewer lines may only exist when several files need them. Lines. */
const fewLines = 25

const isProduct = (path) =>
  /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  !/\.test\.|\/testing\/|\/testing\.tsx?$|\/locales\//.test(path)
const isDoor = (path) => /\/features\/[^/]+\/(?:index|screen)\.ts$/.test(path)

/** The path of a module of the project; packages are imported by name, and only as a whole. */
function pathOf(name, importer) {
  if (name.startsWith('.')) return join(importer, '..', name.replace(/\?.*$/, ''))
  return name.replace(/^@skein\/([^/]+)$/, 'packages/$1/src/index.ts')
}

/** Product files of fewer than 25 lines that exactly one other product file imports, as `{ path, detail }`. */
export function smallFiles(files) {
  const products = files.filter(({ path }) => isProduct(path))
  const importers = new Map()
  for (const { path, imports } of products)
    for (const imported of new Set(imports.map((name) => pathOf(name, path))))
      importers.set(imported, [...(importers.get(imported) ?? []), path])
  return products.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length
    const [importer, ...others] = importers.get(path) ?? []
    if (isDoor(path) || lines >= fewLines || importer === undefined || others.length > 0) return []
    return [{ path, detail: `${lines} lines, imported only by ${importer}` }]
  })
}
