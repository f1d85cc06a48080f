import type { Plugin } from 'vite'

const importStatement = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*["'];?/
const exportStatement = /export\s*\{([^}]*)\};?\s*$/

/** `a as b, c` as pairs of names. */
function pairs(list: string): [from: string, to: string][] {
  return list.split(',').map((item) => {
    const [from = '', to = from] = item.trim().split(/\s+as\s+/)
    return [from, to]
  })
}

/**
 * Puts the bundler's own helpers, a file of half a kB, into the one file that uses them: the first view may need only
 * few files.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'skein:inline-runtime',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        if (runtime === undefined) return
        const users = chunks.filter(({ imports }) => imports.includes(runtime.fileName))
        const [user] = users
        const exported = exportStatement.exec(runtime.code)
        if (user === undefined || users.length > 1 || exported === null) {
          this.warn(
            `${runtime.fileName} stays a file of its own: ${users.map(({ name }) => name).join(', ')} use it`,
          )
          return
        }
        const values = pairs(exported[1] ?? '').map(([from, to]) => `${to}:${from}`)
        const body = `(()=>{${runtime.code.replace(exportStatement, '')};return{${values.join()}}})()`
        const statement = user.code
          .match(new RegExp(importStatement, 'g'))
          ?.find((text) => text.includes(runtime.fileName.replace(/^.*\//, '')))
        if (statement === undefined)
          this.error(`${user.fileName} does not import ${runtime.fileName} as expected`)
        const names = pairs(importStatement.exec(statement)?.[1] ?? '').map(([from, to]) => `${from}:${to}`)
        user.code = user.code.replace(statement, () => `const{${names.join()}}=${body};`)
        user.imports = user.imports.filter((file) => file !== runtime.fileName)
        delete bundle[runtime.fileName]
      },
    },
  }
}
