import type { Rolldown } from 'vite'

/** What the first view of a timeline runs: everything that this imports statically. */
const roots = ['/src/main.tsx']

function collect(root: string, graph: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set<string>()
  const waiting = roots.map((path) => root + path)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = reached.has(id) ? null : graph.getModuleInfo(id)
    if (info === null) continue
    reached.add(id)
    waiting.push(...info.importedIds)
  }
  return reached
}

/**
 * Chunks of the first view: `vendor` (npm) and `app` (ours, the timeline with it); the boot module stays apart.
 * Fewer files than the bundler would make of the same modules: first text needs at most six.
 */
export function firstViewGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let reached: Set<string> | null = null
  const isFirstView = (id: string, graph: Rolldown.ChunkingContext) => {
    reached ??= collect(root, graph)
    return reached.has(id) && !id.includes('/src/boot/')
  }
  return [
    { name: 'boot', test: /\/src\/boot\//, priority: 3 },
    {
      name: (id, graph) => {
        const isHelper = id.startsWith('\0react-module:') || id.startsWith('\0vite/')
        return isHelper || (id.includes('/node_modules/') && isFirstView(id, graph)) ? 'vendor' : null
      },
      debugName: 'first view, npm',
      priority: 2,
    },
    {
      name: (id, graph) => (isFirstView(id, graph) ? 'app' : null),
      debugName: 'first view, ours',
      priority: 1,
    },
  ]
}
