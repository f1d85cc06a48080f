import type { Distance } from './relative-time.ts'

/** A phrase: "38 minutes ago", "in 3 hours". */
export function longText({ unit, value, isFuture }: Distance, language: string): string {
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(isFuture ? value : -value, unit)
}
