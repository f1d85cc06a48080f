import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, root } from '../lib/project.mjs'

const folder = join(root, '.cache', 'breaks')
const caches = new Set(['.vite', '.vite-temp', '.cache', '.vitest-cache'])

function git(cwd, ...args) {
  return spawnSync('git', args, { cwd, encoding: 'utf8' })
}

/** The same files under another name: links to packages of ours lead to those beside the copy. */
function linkTree(from, to, leftOut = new Set()) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) linkTree(source, target)
    else linkSync(source, target)
  }
}

function remove() {
  rmSync(folder, { recursive: true, force: true })
  git(root, 'worktree', 'prune')
}

/** A copy of the project as it is now (files that git does not know are not in it), in which things may be broken. */
export function makeCopy() {
  remove()
  const now = git(root, 'stash', 'create').stdout.trim() || 'HEAD'
  const made = git(root, 'worktree', 'add', '--detach', '--quiet', folder, now)
  if (made.status !== 0) giveUp(`git could not make a copy of the project: ${made.stderr.trim()}`)
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'), caches)
  return {
    folder,
    /** False: the patch does not fit what it changes any more. */
    apply: (patch) => git(folder, 'apply', '--whitespace=nowarn', patch).status === 0,
    mend: () => git(folder, 'checkout', '--quiet', '--', '.'),
    remove,
  }
}
