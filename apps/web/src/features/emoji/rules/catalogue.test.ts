import { expect, test } from 'vitest'

import { slimEmoji } from '../../../../build/emoji-data.ts'
import { buildCatalogue, type EmojiSources } from './build-catalogue.ts'
import { readBundled } from './read-bundled.ts'
import { shownGroups } from './shown-groups.ts'

const bundled = readBundled(await slimEmoji('en'))
const build = (sources: Partial<EmojiSources>) =>
  buildCatalogue({ bundled, served: null, custom: [], ...sources })
const custom = (shortcode: string, ...tags: string[]) => ({
  shortcode,
  url: `https://fen.example/${shortcode}.png`,
  tags,
})

test('[EMOJI-01] the characters are those of the file of the server, with what the client knows of them', () => {
  const served = { thumbsup: '👍', '+1': '👍️', regional_indicator_a: '🇦', heart: '❤' }
  const { all, groups } = build({ served })
  expect(all.map(({ replacement }) => replacement)).toEqual(['❤️', '👍', '🇦'])
  expect(groups.map(({ name }) => name)).toEqual(['smileys', 'people', 'symbols'])
  const thumb = all.find(({ displayText }) => displayText === 'thumbsup')
  expect(thumb).toMatchObject({ label: 'thumbs up', shortcodes: ['thumbsup', '+1'], tags: ['people'] })
  expect(thumb?.keywords).toContain('yes')
  expect(thumb?.tones).toEqual(['👍🏻', '👍🏼', '👍🏽', '👍🏾', '👍🏿'])
})

test('[EMOJI-01] without that file, or with an empty one, the client brings its own', () => {
  for (const served of [null, {}]) {
    const { all, groups } = build({ served })
    expect(all.length).toBeGreaterThan(1800)
    expect(all.find(({ replacement }) => replacement === '🪿')).toMatchObject({
      displayText: 'goose',
      tags: ['animals'],
    })
    expect(all.filter(({ text }) => !/^\p{RGI_Emoji}$/v.test(text))).toEqual([])
    expect(groups.map(({ name }) => name)).toEqual([
      'smileys',
      'people',
      'animals',
      'food',
      'travel',
      'activities',
      'objects',
      'symbols',
      'flags',
    ])
  }
})

test('without its own data the client offers what the server names', () => {
  const { all } = build({ bundled: [], served: { heron_like: '🪿' } })
  expect(all).toMatchObject([
    { text: '🪿', displayText: 'heron_like', label: 'heron like', tags: ['symbols'] },
  ])
})

test('[EMOJI-02] a custom emoji has a picture and its pack as its first tag, a character has itself', () => {
  const { all, groups } = build({
    custom: [
      custom('Zed', 'Blobs', 'pack:blob_cats'),
      custom('bee'),
      custom('ant', 'pack:blob_cats'),
      custom('ant'),
    ],
    served: { wave: '👋' },
  })
  expect(all.map(({ text, replacement, tags }) => [text, replacement, tags[0]])).toEqual([
    [':ant:', null, 'pack:blob_cats'],
    [':bee:', null, undefined],
    [':Zed:', null, 'pack:blob_cats'],
    ['👋', '👋', 'people'],
  ])
  expect(all.map(({ imageUrl }) => imageUrl)).toEqual([
    'https://fen.example/ant.png',
    'https://fen.example/bee.png',
    'https://fen.example/Zed.png',
    null,
  ])
  expect(groups.map(({ id, name, emoji }) => [id, name, emoji.length])).toEqual([
    ['custom/', '', 1],
    ['custom/pack:blob_cats', 'Blob cats', 2],
    ['unicode/people', 'people', 1],
  ])
})

test('a pack that is called like a group of Unicode is a group of its own', () => {
  const { groups } = build({ custom: [custom('a', 'flags')], served: { fr: '🇫🇷' } })
  expect(new Set(groups.map(({ id }) => id)).size).toBe(2)
})

test('every tone of the data is a character that Unicode knows, also of couples', () => {
  const toned = bundled.filter(({ tones }) => tones !== null)
  expect(toned.length).toBeGreaterThan(250)
  for (const { tones } of toned) for (const tone of tones ?? []) expect(tone).toMatch(/^\p{RGI_Emoji}$/v)
  const couple = bundled.find(({ label }) => label === 'people holding hands')
  expect(couple?.tones?.[4]).toBe('🧑🏿‍🤝‍🧑🏿')
})

test('what was used comes first, else what others use; a reaction without pictures has none', () => {
  const catalogue = build({ custom: [custom('bee', 'pack:fen')] })
  const first = (recent: string[], hasCustom = true) =>
    shownGroups(catalogue, { recent, hasCustom })[0]?.emoji.map(({ text }) => text)
  expect(first([])).toEqual(['👍', '❤️', '😂', '😮', '😢', '🎉', '🔥', '👀'])
  expect(first([':bee:', ':gone:', '👋🏽'])).toEqual([':bee:', '👋🏽'])
  expect(first([':bee:', '👋🏽'], false)).toEqual(['👋🏽'])
  expect(shownGroups(catalogue, { recent: [], hasCustom: false }).map(({ kind }) => kind)).not.toContain(
    'custom',
  )
})
