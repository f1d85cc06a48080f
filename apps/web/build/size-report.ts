import { brotliCompressSync, constants } from 'node:zlib'

import type { Plugin, Rolldown } from 'vite'

import budgets from './budgets.json' with { type: 'json' }

interface Row {
  readonly file: string
  readonly kilobytes: number
  readonly isFirstView: boolean
}

function kilobytesOf(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000
}

function rowsOf(bundle: Rolldown.OutputBundle): Row[] {
  const page = bundle['index.html']
  const html = page?.type === 'asset' ? String(page.source) : ''
  return Object.values(bundle)
    .filter((output) => /\.(?:js|css)$/.test(output.fileName))
    .map((output) => ({
      file: output.fileName,
      kilobytes: kilobytesOf(output.type === 'chunk' ? output.code : output.source),
      isFirstView: html.includes(`/${output.fileName}"`),
    }))
    .toSorted(
      (first, second) =>
        Number(second.isFirstView) - Number(first.isFirstView) || second.kilobytes - first.kilobytes,
    )
}

/** Prints every built script and style file with its size after brotli, those of the first view first, and the budgets. */
export function sizeReport(): Plugin {
  return {
    name: 'skein:size-report',
    apply: 'build',
    enforce: 'post',
    writeBundle(_options, bundle) {
      const rows = rowsOf(bundle)
      const firstView = rows.filter(({ isFirstView }) => isFirstView)
      const lazy = rows.filter(({ isFirstView }) => !isFirstView)
      const sum = firstView.reduce((total, { kilobytes }) => total + kilobytes, 0)
      const largest = Math.max(0, ...lazy.map(({ kilobytes }) => kilobytes))
      for (const { file, kilobytes, isFirstView } of rows) {
        this.info(`${kilobytes.toFixed(1).padStart(6)} kB br ${isFirstView ? '*' : ' '} ${file}`)
      }
      this.info(
        `first view (*): ${sum.toFixed(1)} of ${budgets.firstView / 1000} kB, ${firstView.length} of ${budgets.firstViewFiles} files`,
      )
      this.info(`largest lazy file: ${largest.toFixed(1)} of ${budgets.lazyChunk / 1000} kB`)
    },
  }
}
