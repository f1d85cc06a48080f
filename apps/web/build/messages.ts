import { join } from 'node:path'

import compile from 'icu-minify/compile'
import { runnerImport, type Plugin } from 'vite'

import { earlyTexts, firstTexts } from '../src/i18n/first-texts.ts'
import { pseudo } from './pseudo.ts'

const prefix = 'virtual:messages/'
/** The parts of `parts.ts` that are drawn before all texts are there, and the texts that are there by then. */
const partsWithTexts = [
  ...['app', 'attached'].map((part) => ({ part, list: 'firstTexts', texts: firstTexts })),
  ...['reading', 'queries', 'around', 'start', 'person-card'].map((part) => ({
    part,
    list: 'earlyTexts',
    texts: [...firstTexts, ...earlyTexts],
  })),
]
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

const isOf = (texts: readonly string[], key: string): boolean => texts.some((start) => key.startsWith(start))
const isFirst = (key: string): boolean => isOf(firstTexts, key)
const isEarly = (key: string): boolean => !isFirst(key) && isOf(earlyTexts, key)

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
  early: (texts) => select(texts, isEarly),
  rest: (texts) => select(texts, (key) => !isFirst(key) && !isEarly(key)),
}

const isKey = (messages: Texts, key: string): boolean =>
  key.split('.').reduce<unknown>((at, name) => (at as Texts | undefined)?.[name], messages) !== undefined

/** Keys of texts in built code that `texts` lacks; a key may end where a value is put in. */
function lateKeys(code: string, messages: Texts, texts: readonly string[]): string[] {
  const areas = Object.keys(messages).join('|')
  const keys = code.matchAll(new RegExp(`["'\`]((?:${areas})\\.[\\w.-]*)(["'\`]|\\$\\{)`, 'g'))
  return [...keys].flatMap(([, key = '', end]) => {
    // Libraries have strings of their own that only look like keys.
    const isOther = end !== '${' && !isKey(messages, key)
    return isOf(texts, key) || isOther ? [] : [key]
  })
}

/**
 * Serves `virtual:messages/<language>`: the catalogue of `src/i18n/locales/<language>/index.ts` with every ICU text
 * compiled, so that the browser needs no parser. `<language>-first`, `<language>-early` and `<language>-rest` are its
 * parts. In the mode `pseudo` the texts are those of the pseudo-locale en-XL: a client that tests build, and nobody else
 * gets.
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
      for (const { part, list, texts } of partsWithTexts) {
        const chunk = chunks.find(({ name }) => name === part)
        if (chunk === undefined) this.error(`There is no part "${part}" to look for texts in`)
        const late = lateKeys(chunk.code, module.messages, texts)
        if (late.length > 0)
          this.error(
            `${list} of src/i18n/first-texts.ts lacks texts of the part "${part}": ${late.join(', ')}`,
          )
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
