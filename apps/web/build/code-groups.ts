import { build, type Alias, type PluginOption, type Rolldown } from 'vite'

import { laterParts, SHARED_BY, wantedParts, type Together } from './parts.ts'

/** What of the build decides which modules are used. */
interface Trial {
  readonly plugins: PluginOption[]
  readonly alias: Alias[]
  readonly treeshake: Rolldown.TreeshakingOptions
}

interface Part {
  readonly name: string
  readonly test: RegExp | ((id: string) => boolean)
}

/**
 * The modules of which a part uses something: everything that is in a chunk that its files import statically when the
 * bundler alone decides. A module's list of imports does not tell, because a folder's index names all that is in the
 * folder; so the client is built once on trial.
 */
async function partsOf(
  root: string,
  { plugins, alias, treeshake }: Trial,
): Promise<Record<'always' | 'wanted', readonly Part[]>> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    resolve: { alias },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: `${root}/src/main.tsx`,
        experimental: { chunkOptimization: false },
        treeshake,
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const isBehind = (starts: readonly Rolldown.OutputChunk[]): ((id: string) => boolean) => {
    const seen = new Set(starts)
    // What is added on the way is gone through, too.
    for (const { imports } of seen)
      for (const file of imports) {
        const next = chunks.get(file)
        if (next !== undefined) seen.add(next)
      }
    const modules = new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
    return (id) => modules.has(id)
  }
  const startOf = (path: string): Rolldown.OutputChunk => {
    const file = `${root}/src/${path}`
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === file)
    if (chunk === undefined) throw new Error(`${path} is not fetched as a part of its own`)
    return chunk
  }
  const partOf = ([name, what]: Together): Part => ({
    name,
    test: what instanceof RegExp ? what : isBehind(what.map(startOf)),
  })
  return {
    always: [
      { name: 'app', test: isBehind([...chunks.values()].filter(({ isEntry }) => isEntry)) },
      ...laterParts.map(partOf),
    ],
    wanted: wantedParts.map(partOf),
  }
}

/**
 * The first view is the boot module and one file of everything else (`app`); then come the later parts. What is in one
 * file is compressed together, names nothing for others, and costs one request.
 */
export async function codeGroups(
  ...trial: Parameters<typeof partsOf>
): Promise<Rolldown.CodeSplittingGroup[]> {
  const includeDependenciesRecursively = false
  const { always, wanted } = await partsOf(...trial)
  // Of several groups of the same priority that a module belongs to, the first has it.
  const withPriority = (parts: readonly Part[], priority: number) =>
    parts.map((part) => ({ ...part, priority, includeDependenciesRecursively }))
  return [
    { name: 'boot', test: /\/src\/boot\//, priority: 4 },
    ...withPriority(always, 3),
    { name: 'shared', minShareCount: SHARED_BY, priority: 2, includeDependenciesRecursively },
    ...withPriority(wanted, 1),
  ]
}
