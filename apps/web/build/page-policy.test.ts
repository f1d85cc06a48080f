import { expect, test } from 'vitest'
import { ownPolicy, pagePolicy } from './page-policy.ts'

const rules = new Map(
  pagePolicy.map((rule) => {
    const [name = '', ...sources] = rule.split(' ')
    return [name, sources] as const
  }),
)

test('nothing runs in the page but its own files, and strings only by the one Trusted Types policy', () => {
  expect(rules.get('default-src')).toEqual([`'none'`])
  expect(rules.get('script-src')).toEqual([`'self'`, `'wasm-unsafe-eval'`])
  expect(rules.get('style-src')).toEqual([`'self'`])
  expect(rules.get('worker-src')).toEqual([`'self'`])
  expect(rules.get('require-trusted-types-for')).toEqual([`'script'`])
  expect(rules.get('trusted-types')).toEqual(['skein'])
})

test('no element of a stranger moves its addresses, and its forms go to its own server', () => {
  expect(rules.get('base-uri')).toEqual([`'none'`])
  expect(rules.get('form-action')).toEqual([`'self'`])
})

test('nothing comes over plain HTTP, and no rule takes everything', () => {
  const sources = [...rules.values()].flat()
  for (const open of ['*', 'http:', 'ws:', `'unsafe-inline'`, `'unsafe-eval'`])
    expect(sources).not.toContain(open)
})

test('it stands in the page before anything that it is about', () => {
  const { transformIndexHtml } = ownPolicy()
  if (typeof transformIndexHtml !== 'object') throw new Error('the policy is not written into the page')
  expect(transformIndexHtml).toMatchObject({ order: 'post' })
  const handler = transformIndexHtml.handler as () => unknown
  expect(handler()).toEqual([
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy.join('; ') },
      injectTo: 'head-prepend',
    },
  ])
})
