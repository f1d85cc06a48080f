import qs from 'qs'
import type { Call } from './env.ts'
import { internalError, invalidField } from '../failure.ts'

/** The parameters of a request, from its query and its body, whatever form the body has. */
export interface Params {
  has(name: string): boolean
  /** Text of a parameter; undefined when it is missing or no text. Numbers and booleans become text. */
  text(name: string): string | undefined
  flag(name: string): boolean | undefined
  integer(name: string): number | undefined
  /** A list: `name[]=…`, several `name=…`, or a JSON list. A single value becomes a list of one. */
  list(name: string): string[] | undefined
  object(name: string): Record<string, unknown> | undefined
  raw(name: string): unknown
  file(name: string): File | undefined
}

type Values = Record<string, unknown>

const QS_OPTIONS = { arrayLimit: 1000, depth: 6, parameterLimit: 5000, duplicates: 'last' } as const

const parseForm = (text: string): Values => qs.parse(text, QS_OPTIONS)

const readJson = async (c: Call): Promise<Values> => {
  const text = await c.req.text()
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Values)
      : { _json: value }
  } catch {
    throw internalError(400)
  }
}

const readMultipart = async (c: Call, files: Map<string, File>): Promise<Values> => {
  const form = await c.req.formData().catch(() => {
    throw internalError(400)
  })
  const pairs: string[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    else files.set(name, value)
  }
  return parseForm(pairs.join('&'))
}

const readBody = async (c: Call, files: Map<string, File>): Promise<Values> => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return {}
  const type = c.req.header('content-type') ?? ''
  if (type.includes('json')) return readJson(c)
  if (type.startsWith('multipart/form-data')) return readMultipart(c, files)
  return parseForm(await c.req.text())
}

const toText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

const YES = new Set(['true', '1', 'on', 't', 'True', 'TRUE'])
const NO = new Set(['false', '0', 'off', 'f', 'False', 'FALSE', ''])

export const toFlag = (value: unknown): boolean | undefined => {
  const text = toText(value)
  if (text === undefined) return undefined
  if (YES.has(text)) return true
  return NO.has(text) ? false : undefined
}

export const toInteger = (value: unknown): number | undefined => {
  const text = toText(value)
  return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
}

export const toList = (value: unknown): string[] | undefined => {
  if (value === undefined || value === null) return undefined
  const items = Array.isArray(value) ? value : typeof value === 'object' ? Object.values(value) : [value]
  return items.flatMap((item) => toText(item) ?? [])
}

export const makeParams = (values: Values, files: ReadonlyMap<string, File> = new Map()): Params => ({
  has: (name) => values[name] !== undefined || files.has(name),
  text: (name) => toText(values[name]),
  flag: (name) => toFlag(values[name]),
  integer: (name) => toInteger(values[name]),
  list: (name) => toList(values[name]),
  object: (name) => {
    const value = values[name]
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Values)
      : undefined
  },
  raw: (name) => values[name],
  file: (name) => files.get(name),
})

const queryText = (c: Call): string => new URL(c.req.url).search.slice(1)

export const readQuery = (c: Call): Params => makeParams(parseForm(queryText(c)))

export const readParams = async (c: Call): Promise<Params> => {
  const files = new Map<string, File>()
  const body = await readBody(c, files)
  return makeParams({ ...parseForm(queryText(c)), ...body }, files)
}

/** A yes or a no; undefined when it is missing. @throws Failure 400 for anything else */
export const readFlag = (params: Params, name: string): boolean | undefined => {
  const isOn = params.flag(name)
  if (isOn === undefined && params.has(name)) throw invalidField(name, 'boolean')
  return isOn
}
