import { readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { clientDir, root } from '../lib/project.mjs'

/** In bytes after brotli, and scripts and style sheets together. */
export const budgets = JSON.parse(readFileSync(join(root, 'apps/web/build/budgets.json'), 'utf8'))

function brotliSize(path) {
  return brotliCompressSync(readFileSync(path)).length
}

function* filesBelow(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** The scripts and style sheets that a page names: what its first view loads. A journey holds the running client to it. */
export function filesOf(html) {
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file)
  return new Set(named)
}

/** Compares measured sizes with the budgets; sizes: file → bytes. */
export function judge(sizes, firstView) {
  const complaints = []
  const total = [...firstView].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
  if (firstView.size > budgets.firstViewFiles)
    complaints.push(`first view of home: ${firstView.size} files, the limit is ${budgets.firstViewFiles}`)
  if (total > budgets.firstView)
    complaints.push(`first view of home: ${total} bytes, the limit is ${budgets.firstView}`)
  for (const [file, size] of sizes) {
    if (!firstView.has(file) && size > budgets.lazyChunk)
      complaints.push(`${file}: ${size} bytes, a lazy chunk may have ${budgets.lazyChunk}`)
  }
  return { total, complaints }
}

/** The table of what was built, and whether it keeps the budgets. */
export function budgetReport() {
  const firstView = filesOf(readFileSync(join(clientDir, 'index.html'), 'utf8'))
  const sizes = new Map()
  for (const path of filesBelow(clientDir)) {
    if (['.js', '.css'].includes(extname(path))) sizes.set(relative(clientDir, path), brotliSize(path))
  }
  const { total, complaints } = judge(sizes, firstView)
  const rows = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .map(
      ([file, size]) => `  ${firstView.has(file) ? 'first' : 'lazy '} ${String(size).padStart(7)}  ${file}`,
    )
  const output = [
    'brotli bytes of the built scripts and style sheets:',
    ...rows,
    `first view of home: ${total} of ${budgets.firstView} bytes in ${firstView.size} files`,
    ...complaints,
  ].join('\n')
  return { code: complaints.length === 0 ? 0 : 1, output }
}
