import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { isLeftOut } from './react-premises.ts'

const require = createRequire(import.meta.url)
/** The same hook as React's own, for versions of React that had none. */
const shim = /^use-sync-external-store\/shim(?:\/index\.js)?$/
const prefix = '\0react-module:'

/** React's entries and the files they stand for in production. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react/compiler-runtime': 'react/cjs/react-compiler-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
}

function pathOf(file: string): string {
  const [name = '', ...rest] = file.split('/')
  return join(dirname(require.resolve(`${name}/package.json`)), ...rest)
}

/**
 * React comes as CommonJS, which every importing chunk would unwrap for itself and call through a namespace. Here its
 * entries become modules with named exports once, so that chunks import plain functions.
 */
export function reactModules(): Plugin {
  return {
    name: 'skein:react-modules',
    enforce: 'pre',
    resolveId(id, _importer, { kind }) {
      if (shim.test(id)) return `${prefix}react`
      return Object.hasOwn(files, id) && kind !== 'require-call' ? prefix + id : null
    },
    load(id) {
      const file = id.startsWith(prefix) ? files[id.slice(prefix.length)] : undefined
      if (file === undefined) return null
      const path = pathOf(file)
      const names = Object.keys(require(path) as object).filter(
        (name) => /^[A-Za-z]\w*$/.test(name) && !isLeftOut(file, name),
      )
      return [
        `import whole from ${JSON.stringify(path)}`,
        ...names.map((name) => `export const ${name} = whole.${name}`),
        'export default whole',
      ].join('\n')
    },
  }
}
