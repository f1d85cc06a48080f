import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { giveUp, root } from '../lib/project.mjs'

const caches = new Set(['.vite', '.vite-temp', '.cache', '.vitest-cache'])

/** Nobody's name, no hooks and no signature: the copy is thrown away. */
const plain = [
  'user.name=breaks',
  'user.email=breaks@localhost',
  'commit.gpgSign=false',
  'core.autocrlf=false',
]
const settings = [...plain, 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting])

function git(cwd, ...args) {
  return spawnSync('git', [...settings, ...args], { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

function mustGit(cwd, ...args) {
  const { status, stdout, stderr, error } = git(cwd, ...args)
  if (status !== 0)
    giveUp(`git could not make a copy of the project: ${(stderr ?? error?.message ?? '').trim()}`)
  return stdout
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

/** Copies what git knows or would be told of: files that are new too, files that are ignored not. */
export function copyProject(from, to) {
  const listed = mustGit(from, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const path of new Set(listed.split('\0').filter((each) => each !== ''))) {
    const source = join(from, path)
    // What was deleted stays in the list until that is told.
    const found = lstatSync(source, { throwIfNoEntry: false })
    if (found === undefined) continue
    const target = join(to, path)
    mkdirSync(dirname(target), { recursive: true })
    if (found.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else copyFileSync(source, target)
  }
  // A repository of its own: in a folder of another one patches are left out without a word.
  mustGit(to, 'init', '--quiet', '--template=')
  mustGit(to, 'add', '--all', '--force')
  mustGit(to, 'commit', '--quiet', '--message', 'The project as it is')
}

/** A copy of the project as it is now, in which things may be broken. */
export function makeCopy() {
  const folder = join(root, '.cache', 'breaks')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  mkdirSync(folder, { recursive: true })
  copyProject(root, folder)
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'), caches)
  return {
    folder,
    /** False: the patch does not fit what it changes any more. */
    apply: (patch) => git(folder, 'apply', '--whitespace=nowarn', patch).status === 0,
    mend: () => {
      git(folder, 'checkout', '--quiet', '--', '.')
      git(folder, 'clean', '-d', '--force', '--quiet')
    },
    remove,
  }
}
