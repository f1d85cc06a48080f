import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync, zipSync } from 'fflate'

// A zip tells the time of its files without a zone: everywhere the same one.
process.env.TZ = 'UTC'

const madeOnUnix = 3
const readableFile = 0o100644 << 16

/** All files below a folder, by their path in it. */
export function filesIn(folder) {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)]
      }),
  )
}

/** What gets smaller; the server writes into the page itself, so it never sends that as it lies in the folder. */
const compressed = /\.(?:js|css|json|svg|txt|md)$/

/** Smaller ones fit into one packet anyway, bytes. */
const fewestBytes = 1_400

/** The file, and the gzip of it that Akkoma and nginx send instead to browsers that accept it. */
function withCompressed([path, bytes]) {
  if (!compressed.test(path) || bytes.length < fewestBytes) return [[path, bytes]]
  // Without a time, so that the bytes are always the same.
  const small = gzipSync(bytes, { level: 9, mtime: 0 })
  return [
    [path, bytes],
    [`${path}.gz`, small],
  ]
}

/** What a server unpacks: the client in `dist/`, the licence beside it. */
export function contentOf(clientFolder, licenceFile) {
  const files = [...filesIn(clientFolder)].flatMap(([path, bytes]) => withCompressed([`dist/${path}`, bytes]))
  return new Map([...files, ['LICENSE', readFileSync(licenceFile)]])
}

/** A zip of the files: the same bytes whenever, wherever and in whatever order it is made. */
export function zipOf(files, time) {
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return zipSync(Object.fromEntries(sorted), {
    level: 9,
    mtime: time,
    os: madeOnUnix,
    attrs: readableFile,
  })
}

/** A line that `sha256sum --check` reads. */
export function checksumOf(bytes, name) {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`
}
