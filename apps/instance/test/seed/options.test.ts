import { expect, it } from 'vitest'
import { readOptions } from '../../src/cli/options.ts'

const siteOf = (...switches: string[]) =>
  readOptions(
    switches.flatMap((each) => ['--set', each]),
    '/',
  )?.site

it('--set sets switches of the site; words need no quotes', () => {
  expect(siteOf('isPrivate=true', 'captcha=kocaptcha', 'bubbleHosts=["a.example"]')).toEqual({
    isPrivate: true,
    captcha: 'kocaptcha',
    bubbleHosts: ['a.example'],
  })
  expect(siteOf()).toEqual({})
})

it('--set says what it wants', () => {
  expect(() => siteOf('private')).toThrow('Invalid --set "private": use NAME=VALUE.')
  expect(() => siteOf('isPrivate=maybe')).toThrow(
    'Invalid value for "isPrivate": expected a boolean, for example false.',
  )
})

it('--stock starts without sample data and excludes --server', () => {
  expect(readOptions(['--stock'], '/')).toMatchObject({ isStock: true, seed: 'none' })
  expect(readOptions(['--stock', '--seed', 'small'], '/')).toMatchObject({ seed: 'small' })
  expect(readOptions([], '/')).toMatchObject({ isStock: false, seed: 'small' })
  expect(() => readOptions(['--stock', '--server', 'https://a.example'], '/')).toThrow('--stock')
})
