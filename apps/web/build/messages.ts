import { join } from 'node:path'

import compile from 'icu-minify/compile'
import { runnerImport, type Plugin } from 'vite'

const prefix = 'virtual:messages/'
const localesFolder = join(import.meta.dirname, '../src/i18n/locales')

interface Texts {
  readonly [key: string]: string | Texts
}

function compileTexts(texts: Texts, path: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const where = path === '' ? key : `${path}.${key}`
      if (typeof text !== 'string') return [key, compileTexts(text, where)]
      try {
        return [key, compile(text)]
      } catch (cause) {
        throw new Error(`The text of "${where}" is not a valid ICU message: ${text}`, { cause })
      }
    }),
  )
}

/**
 * Serves `virtual:messages/<language>`: the catalogue of `src/i18n/locales/<language>/index.ts` with every ICU text
 * compiled, so that the browser needs no parser.
 */
export function messages(): Plugin {
  return {
    name: 'skein:messages',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : null
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const language = id.slice(prefix.length + 1)
      const { module, dependencies } = await runnerImport<{ messages: Texts }>(
        join(localesFolder, language, 'index.ts'),
        { configFile: false, logLevel: 'error' },
      )
      for (const file of dependencies) this.addWatchFile(file)
      return `export default ${JSON.stringify(compileTexts(module.messages, ''))}`
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(localesFolder)) return modules
      const catalogues = [...this.environment.moduleGraph.idToModuleMap.values()].filter((module) =>
        module.id?.startsWith(`\0${prefix}`),
      )
      return [...modules, ...catalogues]
    },
  }
}
