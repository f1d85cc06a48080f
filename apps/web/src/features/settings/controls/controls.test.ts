import { expect, test } from 'vitest'

import { unknownInstance } from '@skein/api'

import { messages } from '../../../i18n/locales/en/index.ts'
import { settingsGroups } from '../../../i18n/locales/en/settings-groups.ts'
import { themes } from '../../../model/look/themes.ts'
import { getSetting, type Definition, type SettingName, settings } from '../../../model/settings.ts'
import type { Viewing } from './control.ts'
import { allControls, controlSections } from './sections.ts'

/** Where else they are changed. */
const withoutControl: Partial<Record<SettingName, string>> = {
  firstRunDone: 'is chosen by closing the first run, which the general section opens again',
  updatesOffered: 'is chosen by the notice that offers live updates, which have a control of their own',
  tagsOutOfHome: 'one switch for each followed hashtag, in its timeline and in the list of them',
  highlight: 'one mark for each person, chosen on their card',
  keyboardShortcuts: 'stands above the list of keys',
  ownKeys: 'is the list of keys',
}

const definitions: ReadonlyMap<string, Definition<string, unknown>> = new Map(
  settings.map((setting) => [setting.name, setting]),
)

test('no setting has two controls', () => {
  const names = allControls.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every setting has a control, or a reason to have none', () => {
  const names = [...allControls.map(({ name }) => name), ...Object.keys(withoutControl)]
  expect(names.toSorted()).toEqual(settings.map(({ name }) => name).toSorted())
})

test('every group has a heading, no two have one name, and no heading is left over', () => {
  const groups = Object.values(controlSections).flatMap((section) => section.map(({ name }) => name))
  expect(Object.keys(settingsGroups).toSorted()).toEqual(groups.toSorted())
})

test.each(allControls)('each value that $name offers, needs or sets too is one', ({ name, control }) => {
  const { values = [], dependsOn, alsoSets } = control
  for (const value of values) expect(String(definitions.get(name)?.parse(value))).toBe(value)
  for (const value of dependsOn?.is ?? [])
    expect(definitions.get(dependsOn?.name ?? '')?.parse(value)).toBe(value)
  expect(definitions.has(alsoSets ?? name)).toBe(true)
})

test.each(allControls)(
  'what $name depends on stands above it, in its group',
  ({ name, control, section, group }) => {
    const others = allControls.slice(
      0,
      allControls.findIndex((each) => each.name === name),
    )
    const parent = others.find((each) => each.name === control.dependsOn?.name)
    expect(parent?.section).toBe(control.dependsOn && section)
    expect(parent?.group).toBe(control.dependsOn && group)
  },
)

test('every control has its words, and no other words are there', () => {
  const shape = (parts: readonly (string | false | undefined)[], values: readonly string[] = []) => ({
    parts: parts.filter(Boolean).toSorted(),
    values: values.toSorted(),
  })
  const wanted = allControls.map(({ name, control: { hasHint, hasWords, values } }) => [
    name,
    shape(['label', hasHint && 'hint', hasWords && 'words', values && 'values'], values),
  ])
  const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = messages.settings
  const written = Object.entries(texts).map(([name, parts]) => [
    name,
    shape(Object.keys(parts), Object.keys(parts['values'] ?? {})),
  ])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(wanted))
})

test('labels and values are no sentences, and a hint is one', () => {
  const texts: Readonly<Record<string, { label: string; hint?: string; values?: object }>> = messages.settings
  for (const [name, { label, hint = 'None.', values = {} }] of Object.entries(texts)) {
    for (const words of [label, ...Object.values(values)]) expect(words, name).toMatch(/^[A-Z\d].*[^.]$/)
    expect(hint, name).toMatch(/^[A-Z].*\.$/)
    expect(hint.length, name).toBeLessThan(90)
  }
})

const visitor: Viewing = { isMember: false, can: () => false, instance: unknownInstance, ownBackground: null }
const { facts, branding } = unknownInstance
const withFacts = (change: Partial<typeof facts>) => ({ branding, facts: { ...facts, ...change } })
const withBranding = (change: Partial<typeof branding>) => ({ facts, branding: { ...branding, ...change } })
const isShown = (name: SettingName, change: Partial<Viewing>) =>
  allControls.find((each) => each.name === name)?.control.shownWhen?.({ ...visitor, ...change }) ?? true
const background = withBranding({ background: '/static/reed.jpg' })

test.each<readonly [SettingName, Partial<Viewing>, Partial<Viewing>]>([
  ['useStreamingApi', { isMember: true, can: (what) => what === 'streaming' }, { isMember: true }],
  ['replyVisibility', { isMember: true, can: (what) => what === 'replyFilters' }, { can: () => true }],
  ['translationLanguage', { isMember: true, can: (what) => what === 'translation' }, { isMember: true }],
  [
    'postContentType',
    { isMember: true, instance: withFacts({ postFormats: ['text/plain'] }) },
    { isMember: true, instance: withFacts({ postFormats: [] }) },
  ],
  ['hideISP', { instance: withBranding({ showInstanceSpecificPanel: true }) }, {}],
  ['hideInstanceWallpaper', { instance: background }, { instance: background, ownBackground: '/own.jpg' }],
  ['hideInstanceWallpaper', { instance: background }, { instance: withBranding({ background: '' }) }],
  ['thirdColumnMode', { isMember: true }, {}],
  ['modalOnLogout', { isMember: true }, {}],
  ['hideMutedThreads', { isMember: true }, {}],
  ['mentionLinkShowYous', { isMember: true }, {}],
  ['notificationVisibility', { isMember: true }, {}],
])('%s has a control where it means something, and else none', (name, where, whereNot) => {
  expect(isShown(name, where)).toBe(true)
  expect(isShown(name, whereNot)).toBe(false)
})

test('each built-in theme can be chosen, and to choose the system gives the choice back', () => {
  const change = allControls.find(({ name }) => name === 'theme')?.control.change
  for (const { name } of themes) {
    change?.(name)
    expect(getSetting('theme')).toBe(name)
  }
  change?.('system')
  expect(getSetting('theme')).toBeNull()
})
