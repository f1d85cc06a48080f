import { isRecord } from '../../lib/fields.ts'

type Parse<Value> = (value: unknown) => Value | undefined

export const flag: Parse<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export function oneOf<const Choice extends string>(...choices: readonly Choice[]): Parse<Choice> {
  return (value) => choices.find((choice) => choice === value)
}

/** A whole number within its bounds; strings of digits are taken too, as forms and old clients store them. */
export function count(least: number, most: number): Parse<number> {
  return (value) => {
    const number = typeof value === 'string' ? Number.parseInt(value, 10) : value
    return Number.isInteger(number) ? Math.min(most, Math.max(least, number as number)) : undefined
  }
}

/** A moment in milliseconds since 1970, 0 for none. */
export const moment: Parse<number> = (value) =>
  Number.isInteger(value) && !Number.isNaN(new Date(value as number).getTime())
    ? Math.max(0, value as number)
    : undefined

export const text: Parse<string> = (value) => (typeof value === 'string' ? value : undefined)

/** A text or nothing at all. */
export const optionalText: Parse<string | null> = (value) =>
  typeof value === 'string' && value !== '' ? value : undefined

export const texts: Parse<readonly string[]> = (value) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : undefined

/** Texts that are neither empty nor longer than `longest`, each once; the first `most` of them. */
export function shortTexts(most: number, longest: number): Parse<readonly string[]> {
  return (value) => {
    const short = texts(value)?.filter((text) => text !== '' && text.length <= longest)
    return short && [...new Set(short)].slice(0, most)
  }
}

/** Switches by name; one that is missing is as usual. */
export function flags<Name extends string>(
  usual: Readonly<Record<Name, boolean>>,
): Parse<Readonly<Record<Name, boolean>>> {
  const names = Object.keys(usual) as Name[]
  return (value) =>
    isRecord(value)
      ? { ...usual, ...Object.fromEntries(names.map((name) => [name, flag(value[name]) ?? usual[name]])) }
      : undefined
}

/** Data whose shape their reader checks. */
export const data: Parse<Readonly<Record<string, unknown>> | null> = (value) =>
  isRecord(value) ? value : undefined
