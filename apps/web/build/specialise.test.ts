import { parseAst } from 'vite'
import { expect, test } from 'vitest'

import { specialise, type Premises } from './specialise.ts'

const nothing: Premises = {
  properties: {},
  variables: {},
  tags: [],
  tagVariables: [],
  functions: {},
  statements: [],
}

function written(code: string, premises: Partial<Premises>) {
  const { code: result, unmet } = specialise(code, parseAst(code), { ...nothing, ...premises })
  return { code: result.replaceAll(/\s+/g, ' ').trim(), unmet }
}

test('without premises a file stays as it is', () => {
  const code = 'var a = 1;\n/* words */ function b(c) { return c.tag === 3 ? a : `${c}`; }\n'
  expect(specialise(code, parseAst(code), nothing)).toEqual({ code, unmet: [] })
})

test('a variable is settled where it is read, not where it is written or only a name', () => {
  expect(written('var on = 1; on = f(on, x.on, { on: 2 });', { variables: { on: '!1' } }).code).toBe(
    'var on = 1; on = f((!1), x.on, { on: 2 });',
  )
})

test('a property is settled where it is read, not where it is written', () => {
  expect(written('a.b.dry = c.dry;', { properties: { dry: 'null' } }).code).toBe('a.b.dry = (null);')
})

test('comparisons with an absent tag are settled, and others stay', () => {
  const premises = { tags: [27], tagVariables: ['tag'] }
  expect(written('f(27 === x.tag, tag !== 27, 5 === x.tag, 27 === key);', premises).code).toBe(
    'f((!1), (!0), 5 === x.tag, 27 === key);',
  )
})

test('cases of an absent tag go, with their variables kept, unless another case runs into them', () => {
  const premises = { tags: [26, 27] }
  const code =
    'switch (x.tag) { case 26: var a = 1; break; case 5: f(); case 27: g(a); break; case 27: h(); default: i() }'
  expect(written(code, premises).code).toBe('{ var a; switch (x.tag) {case 5:f();g(a); break;default:i()} }')
})

test('what a file has no place for is named', () => {
  const { code, unmet } = written('function b() { return 1 } exports.c = 2; exports.d = 3;', {
    functions: { b: 'return 2', z: '' },
    statements: ['exports.c =', 'exports.y ='],
    tags: [9],
  })
  expect(code).toBe('function b() { return 2 } exports.d = 3;')
  expect(unmet).toEqual(['functions z', 'tags 9', 'statements exports.y ='])
})
