// The project's code, and what its syntax says about it. Vite brings the parser.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Visitor, parseSync } from 'vite'
import { filesBelow, root } from '../lib/project.mjs'

/** The facts of all files with such a name. */
export function readFacts(pattern, folders = ['apps', 'packages', 'e2e', 'tools']) {
  return folders
    .flatMap((folder) => [...filesBelow(join(root, folder))])
    .filter((path) => pattern.test(path))
    .toSorted()
    .map((path) => factsOf(relative(root, path), readFileSync(path, 'utf8')))
}

/** What one file says: the module names it imports, its comments, its tests and groups of tests. */
export function factsOf(path, text) {
  if (path.endsWith('.css')) return { path, text, imports: [], comments: cssComments(text), tests: [] }
  const syntax = parseSync(path, text)
  const isTestFile = /\.(?:test|spec)\.tsx?$/.test(path)
  return {
    path,
    text,
    imports: importsOf(syntax.module, text),
    comments: commentsOf(syntax.comments, text),
    // The tree is made when it is asked for, which takes longer than everything else.
    tests: isTestFile ? testsOf(syntax.program, text) : [],
  }
}

/** Imports and re-exports, of types too, and dynamic imports. */
function importsOf({ staticImports, staticExports, dynamicImports }, text) {
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return [...new Set(names)].filter((name) => name !== undefined)
}

const oneLine = (comment) => comment.replaceAll(/\s*\n[ \t]*\*?[ \t]*|\s+/g, ' ').trim()

const cssComments = (text) => [...text.matchAll(/\/\*(.*?)\*\//gs)].map(([, comment]) => oneLine(comment))

/** Line comments below each other are one comment. */
function commentsOf(found, text) {
  const comments = []
  let before
  for (const { type, value, start, end } of found) {
    const isMore =
      type === 'Line' && before?.type === type && /^\n[ \t]*$/.test(text.slice(before.end, start))
    comments.push(isMore ? `${comments.pop()} ${oneLine(value)}` : oneLine(value))
    before = { type, end }
  }
  return comments
}

const testFunctions = new Set(['it', 'test', 'describe'])

/** The function that a call starts with: `test` of `test.only(…)` and `test.each(…)(…)`. */
function functionOf(callee) {
  const inner = callee.object ?? callee.callee ?? callee.tag
  return inner === undefined ? callee.name : functionOf(inner)
}

/** A string as its value; a template with `…` for each expression. */
function titleOf(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…')
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

function testsOf(program, text) {
  const tests = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first], start, end }) {
      const title = titleOf(first)
      const name = functionOf(callee)
      if (title === undefined || !testFunctions.has(name)) return
      tests.push({ title, isGroup: name === 'describe', code: text.slice(start, end) })
    },
  })
  visitor.visit(program)
  return tests
}
