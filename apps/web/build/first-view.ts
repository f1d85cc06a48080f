import { build, type Alias, type PluginOption, type Rolldown } from 'vite'

/** What of the build decides which modules are used. */
interface Trial {
  readonly plugins: PluginOption[]
  readonly alias: Alias[]
  readonly treeshake: Rolldown.TreeshakingOptions
}

/** What posts have besides their text (`features/status/attached-part.tsx`): the second file of a timeline. */
const attachedFile = '/src/features/status/parts/attached.ts'

interface Views {
  readonly first: ReadonlySet<string>
  /** Besides those of the first. */
  readonly attached: ReadonlySet<string>
}

/**
 * The modules of which a view uses something: everything that is in a chunk that its file imports statically when the
 * bundler alone decides. A module's list of imports does not tell, because a folder's index names all that is in the
 * folder; so the client is built once on trial.
 */
async function modulesOfViews(root: string, { plugins, alias, treeshake }: Trial): Promise<Views> {
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
  const modulesBehind = (isStart: (chunk: Rolldown.OutputChunk) => boolean): ReadonlySet<string> => {
    const seen = new Set([...chunks.values()].filter(isStart))
    // What is added on the way is gone through, too.
    for (const { imports } of seen)
      for (const file of imports) {
        const next = chunks.get(file)
        if (next !== undefined) seen.add(next)
      }
    return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
  }
  const first = modulesBehind(({ isEntry }) => isEntry)
  const attached = modulesBehind(({ facadeModuleId }) => facadeModuleId === root + attachedFile)
  return { first, attached: new Set([...attached].filter((id) => !first.has(id))) }
}

/**
 * The first view is the boot module and one file of everything else (`app`), and what posts have besides their text is
 * one file: what is in one file is compressed together and names nothing for others.
 */
export async function firstViewGroups(
  ...trial: Parameters<typeof modulesOfViews>
): Promise<Rolldown.CodeSplittingGroup[]> {
  const { first, attached } = await modulesOfViews(...trial)
  return [
    { name: 'boot', test: /\/src\/boot\//, priority: 2 },
    {
      name: 'app',
      test: (id) => first.has(id),
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      name: 'attached',
      test: (id) => attached.has(id),
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ]
}
