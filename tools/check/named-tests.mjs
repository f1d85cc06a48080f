import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

/** A title stands where a test is called, which is not left out; one of several cases has the call before it. */
const before = String.raw`(?<!\.(?:skip|todo|fails))\(\s*`

const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Whether a file has a test, or a group of tests, of exactly this title; a document that names it can be believed. */
export function isTestedIn(file, title) {
  const path = join(root, file)
  if (!existsSync(path)) return false
  return new RegExp(`${before}(['"\`])${escaped(title)}\\1,`).test(readFileSync(path, 'utf8'))
}
