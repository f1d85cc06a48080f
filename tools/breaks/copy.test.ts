import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { copyProject } from './copy.mjs'

const folders: string[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skein-copy-'))
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the copy in which things are broken', () => {
  it('has files as they are now, new ones too, and neither ignored nor deleted ones', () => {
    const [from, to] = [newFolder(), newFolder()]
    const git = (...args: string[]) => spawnSync('git', args, { cwd: from })
    const write = (path: string, words: string) => writeFileSync(join(from, path), words)
    git('init', '--quiet')
    write('.gitignore', 'built\n')
    write('changed.ts', 'before')
    write('deleted.ts', 'before')
    git('add', '--all')
    write('changed.ts', 'now')
    rmSync(join(from, 'deleted.ts'))
    mkdirSync(join(from, 'new folder'))
    write('new folder/new.ts', 'new')
    write('built', 'built')
    copyProject(from, to)
    expect(readFileSync(join(to, 'changed.ts'), 'utf8')).toBe('now')
    expect(readFileSync(join(to, 'new folder/new.ts'), 'utf8')).toBe('new')
    expect(['deleted.ts', 'built'].filter((name) => existsSync(join(to, name)))).toEqual([])
  })

  it('takes patches, also where it lies in the folder of another repository', () => {
    const from = newFolder()
    const to = join(from, '.cache', 'copy')
    spawnSync('git', ['init', '--quiet'], { cwd: from })
    writeFileSync(join(from, '.gitignore'), '.cache\n')
    writeFileSync(join(from, 'a.ts'), 'a\n')
    mkdirSync(to, { recursive: true })
    copyProject(from, to)
    const patch = 'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-a\n+b\n'
    const { status } = spawnSync('git', ['apply'], { cwd: to, input: patch })
    expect(status).toBe(0)
    expect(readFileSync(join(to, 'a.ts'), 'utf8')).toBe('b\n')
  })
})
