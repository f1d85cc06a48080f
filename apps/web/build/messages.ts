import { join } from 'node:path'

import compile from 'icu-minify/compile'
import { runnerImport, type Plugin } from 'vite'

import { firstTexts } from '../src/i18n/first-texts.ts'
import { pseudo } from './pseudo.ts'

const prefix = 'virtual:messages/'
/** The parts of `code-groups.ts` that are drawn before the other texts are there. */
const withFirstTexts = ['app', 'attached']
const localesFolder = join(import.meta.dirname, '../src/i18n/locales')

interface Texts {
  readonly [key: string]: string | Texts
}

function compileTexts(texts: Texts, path: string, write: (text: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const where = path === '' ? key : `${path}.${key}`
      if (typeof text !== 'string') return [key, compileTexts(text, where, write)]
      try {
        return [key, compile(write(text))]
      } catch (cause) {
        throw new Error(`The text of "${where}" is not a valid ICU message: ${text}`, { cause })
      }
    }),
  )
}

function isFirst(key: string): boolean {
  return firstTexts.some((start) => key.startsWith(start))
}

/** The texts of which the keys are wanted, in the shape of the whole. */
function select(texts: Texts, isWanted: (key: string) => boolean, path = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const kept = typeof text === 'string' ? text : select(text, isWanted, `${path}${key}.`)
      const isKept = typeof kept === 'string' ? isWanted(path + key) : Object.keys(kept).length > 0
      return isKept ? [[key, kept]] : []
    }),
  )
}

const parts: Readonly<Record<string, (texts: Texts) => Texts>> = {
  first: (texts) => select(texts, isFirst),
  rest: (texts) => select(texts, (key) => !isFirst(key)),
}

/** Keys of texts in built code that the catalogue of the first view does not have; a key may end where a value is put in. */
function lateKeys(code: string, areas: readonly string[]): string[] {
  const keys = code.matchAll(new RegExp(`["'\`]((?:${areas.join('|')})\\.[\\w.-]*)(["'\`]|\\$\\{)`, 'g'))
  return [...keys].flatMap(([, key = '', end]) => {
    const isCovered = end === '${' ? firstTexts.some((start) => key.startsWith(start)) : isFirst(key)
    return isCovered ? [] : [key]
  })
}

/**
 * Serves `virtual:messages/<language>`: the catalogue of `src/i18n/locales/<language>/index.ts` with every ICU text
 * compiled, so that the browser needs no parser. `<language>-first` and `<language>-rest` are the two parts of it. In the
 * mode `pseudo` the texts are those of the pseudo-locale en-XL: a client that tests build, and nobody else gets.
 */
export function messages(mode: string): Plugin {
  const write = mode === 'pseudo' ? pseudo : (text: string) => text
  return {
    name: 'skein:messages',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : null
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const [language = '', name = ''] = id.slice(prefix.length + 1).split('-')
      const { module, dependencies } = await runnerImport<{ messages: Texts }>(
        join(localesFolder, language, 'index.ts'),
        { configFile: false, logLevel: 'error' },
      )
      for (const file of dependencies) this.addWatchFile(file)
      return `export default ${JSON.stringify(compileTexts(parts[name]?.(module.messages) ?? module.messages, '', write))}`
    },
    async generateBundle(_options, bundle) {
      const { module } = await runnerImport<{ messages: Texts }>(join(localesFolder, 'en/index.ts'), {
        configFile: false,
        logLevel: 'error',
      })
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      // The build on trial has no parts.
      if (!chunks.some(({ name }) => name === 'app')) return
      for (const part of withFirstTexts) {
        const chunk = chunks.find(({ name }) => name === part)
        if (chunk === undefined) this.error(`There is no part "${part}" to look for texts in`)
        const late = lateKeys(chunk.code, Object.keys(module.messages))
        if (late.length > 0)
          this.error(`src/i18n/first-texts.ts lacks texts of the part "${part}": ${late.join(', ')}`)
      }
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
