import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { detectLanguage, translateHtml } from '../src/translation/translate.ts'
import { LANGUAGES, wordsBetween } from '../src/translation/words.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

describe('the word-list translator', () => {
  it.for([
    ['Der Hund und die Katze sind in einem Boot', 'de'],
    ['<p>Le chien et le chat sont dans un bateau</p>', 'fr'],
    ['今日は雨です', 'ja'],
    ['The dog is in the boat', 'en'],
    ['Xyzzy', 'en'],
  ] as const)('takes "%s" for %s', ([text, code]) => expect(detectLanguage(text)).toBe(code))

  it('says first that it is no real translation, in the language of the reader', () => {
    expect(translateHtml('dog', 'en', 'de')).toMatch(
      /^\[Wort für Wort .* keine richtige Übersetzung\.\]<br\/>/,
    )
    expect(translateHtml('Hund', 'de', 'en')).toMatch(/^\[Word by word .* not a real translation\.\]<br\/>/)
  })

  it('replaces words only: tags, entities, emoji, addresses, tags and mentions stay', () => {
    const html =
      '<p class="old">Old water &amp; bread :dog: @man #river <a href="https://old.example/water">https://old.example/water</a></p>'
    expect(translateHtml(html, 'en', 'de')).toContain(
      '<p class="old">Alt wasser &amp; brot :dog: @man #river <a href="https://old.example/water">https://old.example/water</a></p>',
    )
  })

  it('finds words in Japanese, which has no spaces', () => {
    expect(translateHtml('今日は雨', 'ja', 'en').replaceAll(/\s+/g, ' ')).toContain(' today は rain')
  })

  it('knows every word in every language', () => {
    for (const { code } of LANGUAGES)
      for (const other of LANGUAGES) {
        const words = [...wordsBetween(code, other.code)]
        expect(words.length).toBeGreaterThan(80)
        expect(words.filter(([from, to]) => !from || !to)).toEqual([])
      }
  })
})

describe('translations over HTTP', () => {
  let world: World
  beforeEach(async () => {
    world = await createWorld()
  })
  afterEach(() => world.close())

  const post = async (text: string, more = {}) =>
    (await world.instance.commands.postStatus({ accountId: world.people.bob.id, text, ...more })).id
  const translate = (id: string, query: string) =>
    world.ask('alice', 'GET', `/api/v1/statuses/${id}/translations/${query}`)

  it('the language is what the reader says, else the writer, else what the words look like', async () => {
    const written = await post('dog', { language: 'en' })
    const unknown = await post('Hund', { language: null })
    const detected = async (id: string, query: string) => (await translate(id, query)).body.detected_language
    expect(await detected(written, 'de')).toBe('en')
    expect(await detected(written, 'de?from=fr')).toBe('fr')
    expect(await detected(unknown, 'en')).toBe('de')
  })

  it('an unknown language is refused in words; a hidden post is unknown', async () => {
    const id = await post('dog')
    expect(await translate(id, 'tlh')).toMatchObject({
      status: 400,
      body: { error: 'Unknown language: tlh' },
    })
    expect(await translate(id, 'de?from=zz')).toMatchObject({ status: 400 })
    expect(await translate(await post('psst', { scope: 'direct' }), 'de')).toMatchObject({
      status: 500,
      body: 'Something went wrong',
    })
  })

  it('a server without a translator has no languages', async () => {
    world.instance.options.isTranslationOn = false
    const { pleroma } = (await world.ask(null, 'GET', '/api/v1/instance')).body
    expect(pleroma.metadata.features).not.toContain('akkoma:machine_translation')
    expect((await world.ask('alice', 'GET', '/api/v1/akkoma/translation/languages')).body).toEqual({})
    expect((await translate(await post('dog'), 'de')).status).toBe(400)
  })
})
