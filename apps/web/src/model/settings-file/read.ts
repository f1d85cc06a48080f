import { fieldsOf, isRecord } from '../../lib/fields.ts'
import type { Definition } from '../settings/define-setting.ts'
import { settings } from '../settings/list.ts'
import type { RawSettings } from '../settings/value.ts'
import { MAX_SETTINGS_FILE_BYTES, OWN_KEY, SETTINGS_FILE_VERSION, VERSION_KEY } from './form.ts'

/** What a settings file has for this client. */
export interface FileSettings {
  /** Values of settings, as they stand there. */
  readonly settings: RawSettings
  /** Of akkoma-fe and of whoever else shares its profile. */
  readonly unknown: RawSettings
  /** Of later versions of this client. */
  readonly unknownOwn: RawSettings
}

export type ReadFile =
  | { readonly kind: 'invalid' | 'tooLarge' }
  | { readonly kind: 'tooNew' | 'tooOld'; readonly version: readonly number[] }
  /** Settings with values that are none of theirs. */
  | { readonly kind: 'unfit'; readonly names: readonly string[] }
  | ({ readonly kind: 'ok' | 'slightlyNew'; readonly version: readonly number[] } & FileSettings)

/** Deeper than any setting. */
const MAX_DEPTH = 32

const definitions: ReadonlyMap<string, Definition<string, unknown>> = new Map(
  settings.map((setting) => [setting.name, setting]),
)

/** They say where a profile is kept, not what somebody chose. */
const ofPlace = ['profile', 'profileVersion', VERSION_KEY, OWN_KEY]
const ofPrototypes = ['__proto__', 'constructor', 'prototype']

const isShallow = (value: unknown, depth = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((each) => isShallow(each, depth - 1)))

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, (key, each: unknown) => (key === '__proto__' ? undefined : each))
    return isShallow(value) ? value : null
  } catch {
    return null
  }
}

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isSafeInteger)

/** Taking it left nothing out and put nothing in the place of another. */
function isWhole(value: unknown, taken: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(taken) && taken.length === value.length
  if (!isRecord(value) || !isRecord(taken)) return true
  return Object.entries(value).every(([key, each]) => !Object.hasOwn(taken, key) || taken[key] === each)
}

/** Null, and an empty text where nothing is a choice too, choose nothing. */
const saysNothing = (value: unknown, setting: Definition<string, unknown> | undefined) =>
  value === null || (value === '' && setting?.fallback === null)

function fits(value: unknown, setting: Definition<string, unknown>): boolean {
  const taken = setting.parse(value)
  return taken !== undefined && isWhole(value, taken)
}

const those = (entries: readonly [string, unknown][], isMeant: (name: string, value: unknown) => boolean) =>
  Object.fromEntries(entries.filter(([name, value]) => isMeant(name, value)))

/** [DATA-02] [DATA-03] [DATA-04] [ERR-45] [ERR-46] What a file has, or why nothing of it is taken. Never throws. */
export function readFile(text: string): ReadFile {
  if (text.length > MAX_SETTINGS_FILE_BYTES) return { kind: 'tooLarge' }
  const file = fieldsOf(parse(text))
  const version = file[VERSION_KEY]
  if (!isPair(version)) return { kind: 'invalid' }
  const [major, minor] = version
  const [ourMajor, ourMinor] = SETTINGS_FILE_VERSION
  if (major !== ourMajor) return { kind: major > ourMajor ? 'tooNew' : 'tooOld', version }

  const isMeant = (name: string) => !ofPlace.includes(name) && !ofPrototypes.includes(name)
  const isKnown = (name: string) => definitions.has(name)
  const entries = (fields: RawSettings) => Object.entries(fields).filter(([name]) => isMeant(name))
  const [top, own] = [entries(file), entries(fieldsOf(file[OWN_KEY]))]
  const known = Object.entries(those([...top, ...own], isKnown)).filter(
    ([name, value]) => !saysNothing(value, definitions.get(name)),
  )
  const unfit = known.filter(([name, value]) => {
    const setting = definitions.get(name)
    return setting !== undefined && !fits(value, setting)
  })
  const isOwnUnfit = !isRecord(file[OWN_KEY] ?? {})
  const names = [...unfit.map(([name]) => name), ...(isOwnUnfit ? [OWN_KEY] : [])]
  if (names.length > 0) return { kind: 'unfit', names }
  return {
    kind: minor > ourMinor ? 'slightlyNew' : 'ok',
    version,
    settings: Object.fromEntries(known),
    unknown: those(top, (name) => !isKnown(name)),
    unknownOwn: those(own, (name) => !isKnown(name)),
  }
}
