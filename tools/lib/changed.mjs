// What a change can have broken: the tests that reach a changed file by imports, the nearest first.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { capture, giveUp, root, say } from './project.mjs'

/** Browser tests and journeys take seconds each: as many of them as a minute or two has room for. Files. */
export const most = { browser: 24, journeys: 4 }

/** A change to these can break anything. */
const everywhere =
  /(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|vite(?:st)?\.config\.ts)$|^apps\/web\/build\//
/** Files that tests read without importing them, and the folders of those tests. */
const readByTests = [
  [/^packages\/api\/fixtures\//, ['packages/api/', 'apps/instance/test/']],
  [/^apps\/instance\/seed\//, ['apps/instance/test/seed/']],
  [/^(?:tools|docs)\//, ['tools/']],
  // What these pages say their tests write.
  [/^docs\/spoken-keys\.md$/, ['e2e/journeys/spoken-keys.spec.ts']],
  [/^docs\/spoken-posts\.md$/, ['apps/web/src/features/status/spoken-posts.browser.test.tsx']],
]
/** These read all of the sources, and are quick. */
const always = /^tools\/(?:breaks\/breaks|check\/(?!violations)[^/]+)\.test\.ts$/
/** The journey through all of the built client. */
const throughAll = 'e2e/journeys/first-light.spec.ts'
const isBuilt = /^(?:apps|packages)\/(?!.*(?:\.test\.tsx?$|\/test(?:ing)?[/.]))/

/** Files that differ from `ref`, new ones too. */
export async function changedFiles(ref, cwd = root) {
  const ask = async (...args) => {
    const { code, output } = await capture('git', args, { cwd })
    if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
    return output.split('\0').filter((path) => path !== '')
  }
  const [tracked, added] = [
    await ask('diff', '--name-only', '--relative', '-z', ref),
    await ask('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return [...new Set([...tracked, ...added])]
}

/** Who imports a file, by its path. */
export async function readImporters() {
  const { output } = await capture(join(root, 'node_modules/.bin/depcruise'), [
    ...['-c', join(root, '.dependency-cruiser.json'), '--output-type', 'json'],
    ...['packages', 'apps', 'e2e', 'tools'],
  ])
  const { modules } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  const importers = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source])
  return importers
}

/** How many of the folders above a path are above one of the changed files too. */
function sharedFolders(path, changed) {
  const folders = path.split('/').slice(0, -1)
  const shared = changed.map((file) => {
    const others = file.split('/')
    const apart = folders.findIndex((folder, index) => folder !== others[index])
    return apart === -1 ? folders.length : apart
  })
  return Math.max(0, ...shared)
}

const isTest = (path) => /\.(?:test\.tsx?|spec\.ts)$/.test(path)

/** Tests that reach one of these files, by how many imports lie between. */
export function distances(files, importers) {
  const seen = new Map(files.map((path) => [path, 0]))
  for (const [path, distance] of seen)
    for (const importer of importers.get(path) ?? [])
      if (!seen.has(importer)) seen.set(importer, distance + 1)
  return new Map([...seen].filter(([path]) => isTest(path)))
}

/**
 * Chooses what to run for a change.
 * @param tests all test files
 * @returns null where only everything will do
 */
export function choose(changed, importers, tests) {
  if (changed.some((path) => everywhere.test(path))) return null
  const near = distances(changed, importers)
  const reading = readByTests
    .filter(([read]) => changed.some((path) => read.test(path)))
    .flatMap(([, by]) => by)
  for (const path of tests)
    if (always.test(path) || reading.some((folder) => path.startsWith(folder))) near.set(path, 0)
  if (changed.some((path) => isBuilt.test(path))) near.set(throughAll, 0)
  // Of two that are as many imports away, the one in the nearer folder.
  const sorted = [...near]
    .filter(([path]) => tests.includes(path))
    .map(([path, distance]) => ({ path, distance, shared: sharedFolders(path, changed) }))
    .toSorted((a, b) => a.distance - b.distance || b.shared - a.shared || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path)
  const journeys = sorted.filter((path) => path.endsWith('.spec.ts'))
  const browser = sorted.filter((path) => path.includes('.browser.test.'))
  const node = sorted.filter((path) => !journeys.includes(path) && !browser.includes(path))
  return {
    unit: [...node, ...browser.slice(0, most.browser)],
    journeys: journeys.slice(0, most.journeys),
    leftOut: [...browser.slice(most.browser), ...journeys.slice(most.journeys)],
  }
}

/** All files of tests, as paths from the project's folder. */
export function allTests() {
  return ['packages', 'apps', 'e2e', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => isTest(path) && !/node_modules|\/dist\//.test(path)),
  )
}

/** What to run for what differs from `ref`; null: everything. */
export async function chosenTests(ref) {
  const changed = await changedFiles(ref).catch((error) => giveUp(error.message))
  if (changed.length === 0) giveUp(`Nothing differs from ${ref}.`)
  const chosen = choose(changed, await readImporters(), allTests())
  if (chosen === null) say('Dependencies or a configuration changed: everything is run.')
  else
    say(
      `${changed.length} changed files: ${chosen.unit.length} files of tests and ${chosen.journeys.length} of journeys.`,
    )
  return chosen && { ...chosen, changed }
}
