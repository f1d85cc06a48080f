import { createSiteOptions, type SiteOptions } from './options.ts'

/** A change of the site that cannot be made; its message is for whoever asked. */
export class SiteChangeError extends Error {}

const NULLABLE_TEXTS = new Set<string>(['origin'])
const CHOICES: Readonly<Record<string, readonly string[]>> = { captcha: ['none', 'native', 'kocaptcha'] }

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value

const fits = (name: string, value: unknown, example: unknown): boolean => {
  if (NULLABLE_TEXTS.has(name)) return value === null || typeof value === 'string'
  if (kindOf(value) !== kindOf(example)) return false
  return CHOICES[name]?.includes(String(value)) ?? true
}

/** Holds switches that came from outside to the names and kinds of values that the site has. @throws SiteChangeError */
export const readSiteChange = (given: Readonly<Record<string, unknown>>): Partial<SiteOptions> => {
  const known: Record<string, unknown> = { ...createSiteOptions() }
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(known, name))
      throw new SiteChangeError(`Unknown site option "${name}". Available: ${Object.keys(known).join(', ')}.`)
    if (!fits(name, value, known[name]))
      throw new SiteChangeError(
        `Invalid value for "${name}": expected ${CHOICES[name]?.join(', ') ?? `a ${kindOf(known[name])}, for example ${JSON.stringify(known[name])}`}.`,
      )
  }
  return given
}
