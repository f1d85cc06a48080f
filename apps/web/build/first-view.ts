import { build, type Alias, type PluginOption, type Rolldown } from 'vite'

/** What of the build decides which modules are used. */
interface Trial {
  readonly plugins: PluginOption[]
  readonly alias: Alias[]
  readonly treeshake: Rolldown.TreeshakingOptions
}

/**
 * The modules of which the first view uses something: everything that is in a chunk that the entry imports statically
 * when the bundler alone decides. A module's list of imports does not tell, because a folder's index names all that
 * is in the folder; so the client is built once on trial.
 */
async function firstViewModules(
  root: string,
  { plugins, alias, treeshake }: Trial,
): Promise<ReadonlySet<string>> {
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
  const found = new Set<string>()
  const waiting = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const seen = new Set(waiting)
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    for (const id of chunk.moduleIds) found.add(id)
    for (const file of chunk.imports) {
      const next = chunks.get(file)
      if (next === undefined || seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return found
}

/**
 * The first view is the boot module and one file of everything else (`app`): what is in one file is compressed together
 * and names nothing for others.
 */
export async function firstViewGroups(
  ...trial: Parameters<typeof firstViewModules>
): Promise<Rolldown.CodeSplittingGroup[]> {
  const modules = await firstViewModules(...trial)
  return [
    { name: 'boot', test: /\/src\/boot\//, priority: 2 },
    {
      name: 'app',
      test: (id) => modules.has(id),
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ]
}
