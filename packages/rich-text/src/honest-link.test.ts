import { describe, expect, test } from 'vitest'
import { mentionWords, otherHost, unturned } from './honest-link.ts'

describe('a link whose words promise another place says where it leads', () => {
  test.each([
    ['https://bank.example/login', 'https://evil.example/'],
    ['bank.example', 'https://evil.example/'],
    ['go to bank.example now', 'https://evil.example/'],
    ['BANK.example/login', 'https://evil.example/'],
    ['bank\u200b.ex\u00adample', 'https://evil.example/'],
    ['ｂａｎｋ。example', 'https://evil.example/'],
    ['bank.example', 'https://bank.example.evil.example/'],
    ['bank.example', 'https://evilbank.example/'],
    ['sub.bank.example', 'https://bank.example/'],
    ['https://bank.example@evil.example', 'https://other.example/'],
    ['@abel', 'https://evil.example/'],
    ['@abel@here.example', 'https://evil.example/'],
    ['us@bank.example', 'https://evil.example/'],
    ['https:\u2044\u2044bank.example', 'https://evil.example/'],
    ['https\ua789\u2215\u2215bank.example\u29f8login', 'https://evil.example/'],
    ['//bank.example/login', 'https://evil.example/'],
    ['bank\u115f.example\ufe0f', 'https://evil.example/'],
    ['https://bank.example:99999/', 'https://evil.example/'],
    ['भारत.example', 'https://evil.example/'],
    ['93.184.216.34', 'https://evil.example/'],
    ['93.184.216.34:8080/login', 'https://evil.example/'],
    ['[2001:db8::1]/login', 'https://evil.example/'],
  ])('%s', (words, href) => {
    expect(otherHost(words, href)).toBe(new URL(href).host)
  })

  test.each([
    ['bank.example', 'mailto:us@evil.example?subject=bank.example', 'mailto:us@evil.example'],
    ['us@bank.example', 'mailto:thief@evil.example', 'mailto:thief@evil.example'],
    ['us@bank.example', 'mailto:us@bank.example.evil.example', 'mailto:us@bank.example.evil.example'],
    ['https://bank.example/file', 'magnet:?xt=urn:btih:0', 'magnet:'],
    ['@abel', 'xmpp:thief@evil.example', 'xmpp:thief@evil.example'],
  ])('%s, which is no address of the web: %s', (words, href, shown) => {
    expect(otherHost(words, href)).toBe(shown)
  })

  test('an address without a host is shown as far as a line reaches', () => {
    expect(otherHost('bank.example', `mailto:${'x'.repeat(10_000)}@evil.example`)).toHaveLength(100)
  })

  test.each([
    ['https://bank.example/login', 'https://bank.example/login'],
    ['bank.example/lo…', 'https://www.bank.example/login'],
    ['www.bank.example', 'https://bank.example/'],
    ['bank.example', 'https://eu.bank.example/'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['read on', 'https://evil.example/'],
    ['e.g. this, or version 1.2', 'https://evil.example/'],
    ['write to us', 'mailto:us@bank.example'],
    ['us@bank.example', 'mailto:us@bank.example'],
    ['Us@Bank.example', 'mailto:us@bank.example?subject=Geese'],
    ['us@bank.example', 'https://bank.example/contact'],
    ['@abel@bücher.example', 'https://xn--bcher-kva.example/@abel'],
    ['93.184.216.34', 'http://93.184.216.34/'],
    ['[2001:db8::1]', 'http://[2001:db8::1]/'],
    ['the magnet', 'magnet:?xt=urn:btih:0'],
    ['', 'https://evil.example/'],
  ])('%s promises nothing that does not hold', (words, href) => {
    expect(otherHost(words, href)).toBeNull()
  })
})

describe('a mention that the status does not list is called by its link', () => {
  const abel = { name: 'abel', host: 'evil.example' }

  test.each([
    ['@abel', '@abel@evil.example'],
    ['@Abel', '@Abel@evil.example'],
    ['abel', '@abel@evil.example'],
    ['@abel@evil.example', '@abel@evil.example'],
    ['@abel@here.example', '@abel@evil.example'],
    ['@\u200babel', '@abel@evil.example'],
  ])('%s reads %s', (words, read) => {
    expect(mentionWords(words, abel)).toBe(read)
  })

  test('the host in its own letters is the same host', () => {
    const person = { name: 'abel', host: 'xn--bcher-kva.example' }
    expect(mentionWords('@abel@bücher.example', person)).toBe('@abel@bücher.example')
    expect(mentionWords('@abel@bücher.evil.example', person)).toBe('@abel@xn--bcher-kva.example')
  })

  test('with the name of somebody else, or of nobody, it is a link', () => {
    expect(mentionWords('@admin', abel)).toBeNull()
    expect(mentionWords('the admin', abel)).toBeNull()
    expect(mentionWords('@abel', null)).toBeNull()
  })
})

test('nothing turns the words of a link round', () => {
  const turned = '\u202emoc.live\u202c'
  const text = { type: 'text', text: turned } as const
  const bdo = { type: 'element', name: 'bdo', dir: 'rtl', children: [text] } as const
  expect(unturned([text, bdo, { type: 'break' }])).toEqual([
    { type: 'text', text: 'moc.live' },
    { type: 'element', name: 'bdi', children: [{ type: 'text', text: 'moc.live' }] },
    { type: 'break' },
  ])
})
