import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlToText, removeQuoteInline } from './html-text.ts'
import { comparableHandle, toReadableHandle, toReadableHost, toUnicodeHost } from './idn.ts'
import { foldRole } from './role.ts'
import { foldScope } from './scope.ts'

it('[USER-11] an international host is shown in its own letters, behind a globe', () => {
  expect(toReadableHandle('iri@xn--bcher-kva.example.com')).toBe('iri@🌏bücher.example.com')
  expect(toUnicodeHost('xn--fiqs8s.xn--p1ai')).toBe('中国.рф')
  expect(toReadableHost('xn--bcher-kva.example.com')).toBe('🌏bücher.example.com')
  expect(toReadableHandle('bob')).toBe('bob')
  expect(toReadableHandle('bob@plain.example')).toBe('bob@plain.example')
})

it('[USER-11] both spellings of a handle are the same when they are compared', () => {
  expect(comparableHandle('Ann@Bücher.example')).toBe('ann@xn--bcher-kva.example')
  expect(comparableHandle('ann@xn--bcher-kva.example')).toBe('ann@xn--bcher-kva.example')
  expect(comparableHandle('Ann')).toBe('ann')
  expect(comparableHandle('zoë@fen.example:8443')).toBe('zoë@fen.example:8443')
  expect(comparableHandle('ann@büch er')).toBe('ann@büch er')
})

it('what is no Punycode stays as it is', () => {
  expect(toUnicodeHost('xn--!!.example')).toBe('xn--!!.example')
  expect(toUnicodeHost('xn--99999999999.example')).toBe('xn--99999999999.example')
})

it('reading a host reverses what the URL parser makes of it', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abcäöüßñłжщ漢字かな한글')),
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(letters, (label) => {
      const host = `${label}.example`
      fc.pre(URL.canParse(`https://${host}`))
      expect(toUnicodeHost(new URL(`https://${host}`).hostname).normalize('NFC')).toBe(host.normalize('NFC'))
    }),
  )
})

it('any text as a host is read without a throw', () => {
  fc.assert(
    fc.property(fc.string(), (host) => {
      expect(toUnicodeHost(`xn--${host}`)).toBeTypeOf('string')
    }),
  )
})

it('an unknown visibility is never read as wider than private', () => {
  expect(foldScope('public')).toBe('public')
  expect(foldScope('local')).toBe('local')
  expect(foldScope('list')).toBe('private')
  expect(foldScope('mutuals_only')).toBe('private')
  expect(foldScope('whatever')).toBe('private')
  expect(foldScope(null)).toBe('private')
  for (const word of ['constructor', '__proto__', 'toString']) expect(foldScope(word)).toBe('private')
})

const nobody = { isAdmin: undefined, isModerator: undefined, role: undefined, roles: undefined }

it.each([
  [true, true, 'admin'],
  [true, false, 'admin'],
  [false, true, 'moderator'],
  [false, false, 'member'],
] as const)('[AUTH-17] admin flag %s and moderator flag %s make a role %s', (isAdmin, isModerator, role) => {
  expect(foldRole({ ...nobody, isAdmin, isModerator })).toBe(role)
})

it('[AUTH-17] roles by name and by permission mean the same', () => {
  expect(foldRole({ ...nobody, role: { name: 'Owner', permissions: '1048575' } })).toBe('admin')
  expect(foldRole({ ...nobody, role: { name: 'Helper', permissions: '1040' } })).toBe('moderator')
  expect(foldRole({ ...nobody, role: { name: '', permissions: '65536' } })).toBe('member')
  expect(foldRole({ ...nobody, roles: [{ name: 'moderator' }] })).toBe('moderator')
})

it('HTML becomes text with its lines and letters', () => {
  expect(htmlToText('<p>one<br/>two</p><p>3 &lt; 4 &amp; &#128512;&#x41;&nbsp;&unknown;</p>')).toBe(
    'one\ntwo\n\n3 < 4 & 😀A\u00a0&unknown;',
  )
  expect(htmlToText('&constructor; &toString; &__proto__;')).toBe('&constructor; &toString; &__proto__;')
  expect(htmlToText('Title<p><b>bold</b> <a href="x">link</a></p><ul><li>a</li><li>b</li></ul>')).toBe(
    'Title\nbold link\n\na\n\nb',
  )
})

it('the spare text of a quote is taken out, and only that', () => {
  const link = '<a href="https://a.example/1"><span class="x">https://</span>a.example/1</a>'
  expect(removeQuoteInline(`Look<span class="quote-inline"><br/><br/>RE: ${link}</span>`)).toBe('Look')
  expect(removeQuoteInline(`<p class="a quote-inline">RE: ${link}</p><p>They do.</p>`)).toBe(
    '<p>They do.</p>',
  )
  expect(removeQuoteInline('<p>Nothing</p>')).toBe('<p>Nothing</p>')
})

it.each([
  ['openings', '<'.repeat(300_000)],
  ['lines that never end', '<br'.repeat(100_000)],
  ['spaces', `${' '.repeat(300_000)}x`],
  ['quotes that never end', '<p class="quote-inline" <p class="'.repeat(10_000)],
])('%s in great number do not stop the reading', (_name, html) => {
  expect(htmlToText(html).length).toBeLessThanOrEqual(html.length)
  expect(removeQuoteInline(html).length).toBeLessThanOrEqual(html.length)
})
