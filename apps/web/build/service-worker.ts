import type { Plugin } from 'vite'

const placeholder = '__SKEIN_ASSETS__'
const workerFile = 'sw-pleroma.js'

/** Writes the list of built files into the worker, and makes sure that it stays one file that any browser registers. */
export function serviceWorker(): Plugin {
  return {
    name: 'skein:service-worker',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[workerFile]
      if (worker?.type !== 'chunk') this.error(`${workerFile} was not built`)
      if (worker.imports.length > 0 || /\b(?:im|ex)port\b/.test(worker.code)) {
        this.error(`${workerFile} must stand alone: it is registered as a classic script`)
      }
      if (!worker.code.includes(placeholder)) this.error(`${workerFile} has no place for the list of files`)
      const files = Object.keys(bundle)
        .filter((file) => /^static\/.*\.(?:js|css)$/.test(file))
        .map((file) => `/${file}`)
        .toSorted()
      worker.code = worker.code.replace(placeholder, () => files.join(' '))
    },
  }
}
