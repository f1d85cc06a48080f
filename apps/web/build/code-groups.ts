import { build, type Alias, type PluginOption, type Rolldown } from 'vite'

/** What of the build decides which modules are used. */
interface Trial {
  readonly plugins: PluginOption[]
  readonly alias: Alias[]
  readonly treeshake: Rolldown.TreeshakingOptions
}

/**
 * What is fetched after the first view, in this order, each as one file: all that these files under `src` need, or these
 * modules. A module is in the first part that has it, so a part needs only what stands before it.
 */
const laterParts: readonly (readonly [name: string, what: readonly string[] | RegExp])[] = [
  // What posts have besides their text.
  ['attached', ['features/status/parts/attached.ts']],
  // What posts and timelines do when somebody acts.
  [
    'reading',
    [
      'features/status/acting.ts',
      'features/status/parts/CollapsedPost.tsx',
      'features/timeline/parts/heading-later.ts',
      'features/timeline/late.ts',
      'features/polls/parts/voting.tsx',
      'features/media/animated/in-posts.ts',
    ],
  ],
  ['queries', /\/node_modules\/@tanstack\//],
  // What stands around the timeline.
  ['around', ['app/shell/shell-panels.tsx']],
  // What a start does in its own time.
  ['start', ['app/start/later.ts', 'app/start/load-facts.ts']],
  ['popups', /\/node_modules\/@(?:ariakit|floating-ui)\//],
]

/** What so many of the other parts share is one file (decision 30). */
const SHARED_BY = 4

interface Part {
  readonly name: string
  readonly test: RegExp | ((id: string) => boolean)
}

/**
 * The modules of which a part uses something: everything that is in a chunk that its files import statically when the
 * bundler alone decides. A module's list of imports does not tell, because a folder's index names all that is in the
 * folder; so the client is built once on trial.
 */
async function partsOf(root: string, { plugins, alias, treeshake }: Trial): Promise<readonly Part[]> {
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
  return [
    { name: 'app', test: isBehind([...chunks.values()].filter(({ isEntry }) => isEntry)) },
    ...laterParts.map(([name, what]) => ({
      name,
      test: what instanceof RegExp ? what : isBehind(what.map(startOf)),
    })),
  ]
}

/**
 * The first view is the boot module and one file of everything else (`app`); then come the later parts. What is in one
 * file is compressed together, names nothing for others, and costs one request.
 */
export async function codeGroups(
  ...trial: Parameters<typeof partsOf>
): Promise<Rolldown.CodeSplittingGroup[]> {
  const includeDependenciesRecursively = false
  return [
    { name: 'boot', test: /\/src\/boot\//, priority: 2 },
    // Of several groups that a module belongs to, the first has it.
    ...(await partsOf(...trial)).map((part) => ({ ...part, priority: 1, includeDependenciesRecursively })),
    { name: 'shared', minShareCount: SHARED_BY, includeDependenciesRecursively },
  ]
}
