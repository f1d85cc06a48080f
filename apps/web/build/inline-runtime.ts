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

/** The statement by which one file takes names from another, and those names: theirs, then its own. */
function importOf(
  code: string,
  fileName: string,
): { statement: string; names: [theirs: string, own: string][] } {
  const file = fileName.replace(/^.*\//, '')
  const statement = code.match(new RegExp(importStatement, 'g'))?.find((text) => text.includes(file))
  if (statement === undefined) throw new Error(`${file} is not imported as expected`)
  return { statement, names: pairs(importStatement.exec(statement)?.[1] ?? '') }
}

/**
 * Puts the bundler's own helpers, a file of half a kB, into the file of the npm packages, which all others import: the
 * first view may need only few files.
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
        const { fileName } = runtime
        const users = chunks.filter(({ imports }) => imports.includes(fileName))
        const owner = users.find(({ name }) => name === 'vendor')
        const exported = exportStatement.exec(runtime.code)
        if (owner === undefined || exported === null) {
          this.warn(`${fileName} stays a file of its own: ${users.map(({ name }) => name).join(', ')} use it`)
          return
        }
        const values = pairs(exported[1] ?? '').map(([from, to]) => `${to}:${from}`)
        const body = `(()=>{${runtime.code.replace(exportStatement, '')};return{${values.join()}}})()`
        const { statement, names } = importOf(owner.code, fileName)
        const passedOn = new Map<string, string>()
        for (const user of users) {
          user.imports = user.imports.filter((file) => file !== fileName)
          if (user === owner) continue
          const taken = importOf(user.code, fileName)
          const wanted = taken.names.map(([theirs, own]) => {
            passedOn.set(theirs, `runtime_${theirs}`)
            return `runtime_${theirs} as ${own}`
          })
          const from = `./${owner.fileName.replace(/^.*\//, '')}`
          user.code = user.code.replace(taken.statement, () => `import{${wanted.join()}}from"${from}";`)
          if (!user.imports.includes(owner.fileName)) user.imports.push(owner.fileName)
        }
        const own = [...names, ...passedOn].map(([from, to]) => `${from}:${to}`)
        const passing = passedOn.size === 0 ? '' : `export{${[...passedOn.values()].join()}};`
        owner.code = owner.code.replace(statement, () => `const{${own.join()}}=${body};${passing}`)
        delete bundle[fileName]
      },
    },
  }
}
