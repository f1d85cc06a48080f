import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints } from '../../apps/web/src/ui/breakpoints.ts'
import { root } from '../lib/project.mjs'

const sources = join(root, 'apps/web/src')
const tokens = 'app/styles/tokens.css'
/** Read before the tokens are there. */
const staticShell = 'app/shell/static-shell.css'

const sheets = globSync('**/*.css', { cwd: sources }).map((file) => ({
  file,
  css: readFileSync(join(sources, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}))

/** Where it is written, as `file: words`. */
const found = (pattern: RegExp, but: readonly string[] = []): string[] =>
  sheets
    .filter(({ file }) => !but.includes(file))
    .flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([words]) => `${file}: ${words.trim()}`))

test('every style sheet is read', () => {
  expect(sheets.length).toBeGreaterThan(120)
})

test('no selector looks at whatever stands before an element: each row of a list would restyle all after it', () => {
  const anything = String.raw`(?:\*|:(?:first|last|only|nth)-[\w-]+(?:\([^)]*\))?|(?<![\w.-])(?:div|p|span)|:is\([a-z\d,\s]+\))`
  const pattern = new RegExp(String.raw`${anything}\s*[+~]\s*[*:.\w]`, 'g')
  expect(
    ['.a > * + * {', '.a > :first-child + * {', '.a :is(p, div) + :is(p, div) {'].filter(
      (css) => css.match(pattern) === null,
    ),
  ).toEqual([])
  expect(found(pattern)).toEqual([])
})

const space =
  /(?<![\w-])(?:(?:row-|column-)?gap|(?:scroll-)?(?:margin|padding)(?:-(?:block|inline)(?:-(?:start|end))?)?|inset(?:-(?:block|inline)(?:-(?:start|end))?)?)\s*:([^;{}]+);/g

/** Lengths in rem of margins, paddings, gaps and insets, each with its file. */
const lengths = sheets
  .filter(({ file }) => file !== staticShell)
  .flatMap(({ file, css }) =>
    [...css.matchAll(space)].flatMap(([, value = '']) =>
      [...value.matchAll(/(?<![\w.-])-?\d*\.?\d+rem\b/g)].map(([length]) => ({ file, length })),
    ),
  )

test('a space that equals one of the scale names it', () => {
  const scale = new Map(
    [...readFileSync(join(sources, tokens), 'utf8').matchAll(/--(s-\d+): ([\d.]+rem)/g)].map(
      ([, name = '', length = '']) => [length, name],
    ),
  )
  expect(scale.size).toBe(10)
  expect(lengths.filter(({ length }) => scale.has(length))).toEqual([])
})

/** May only get smaller: who takes one away writes the new number here. */
const literalSpaces = 308

test('spaces beside the scale do not become more', () => {
  expect(lengths.length).toBe(literalSpaces)
})

test('the layout changes at four widths, each with a name, and gives up at one for large letters', () => {
  expect(Object.keys(breakpoints)).toHaveLength(4)
  const fewLetters = '20em'
  const lowWindow = '26.25em'
  const widths = new Set<string>([...Object.values(breakpoints), fewLetters])
  const queries = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => ({ file, query })),
  )
  const others = queries.filter(
    ({ query }) =>
      [...query.matchAll(/width\s*[<>=:]+\s*([^\s)]+)/g)].some(([, width = '']) => !widths.has(width)) ||
      [...query.matchAll(/height\s*[<>=:]+\s*([^\s)]+)/g)].some(([, height]) => height !== lowWindow),
  )
  expect(others).toEqual([])
})

test('the ring around what has the focus is drawn in one place', () => {
  expect(found(/2px (?:solid )?var\(--focus\)/g)).toEqual([
    'app/styles/slots.css: 2px solid var(--focus)',
    'app/styles/slots.css: 2px var(--focus)',
  ])
})

test('the ellipsis is drawn in one place, and in a list to choose from, which has no element for it', () => {
  expect(found(/text-overflow/g).toSorted()).toEqual([
    'ui/PillSelect.module.css: text-overflow',
    'ui/Truncate.module.css: text-overflow',
  ])
})

test('nothing stands left or right: sides are named by the direction of writing', () => {
  const sides =
    /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)[\w-]*|left|right)\s*:|(?:float|clear|text-align)\s*:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/g
  expect(found(sides)).toEqual([])
})
