import type * as v from 'valibot'
import { UNSUPPORTED } from '../src/entities/notification.ts'
import { type ParseConfig, UNKNOWN_KEY } from '../src/wire/wire.ts'

/** What a strict parse found: faults, and remarks that are none. */
export interface Findings {
  /** Wrong types and missing identities, `path: what was expected`. */
  readonly faults: string[]
  /** Paths of keys that no schema knows, list positions left out. */
  readonly unknownKeys: string[]
  /** Items that were understood but are left out by rule. */
  readonly dropped: string[]
}

const STRICT: ParseConfig = { isStrict: true }

function pathOf(issue: v.BaseIssue<unknown>): string {
  return issue.path?.map(({ key }) => String(key)).join('.') ?? ''
}

/** Reads a value by the schemas of the application with their fallbacks switched off. */
export function parseStrictly(
  schema: v.GenericSchema<unknown, unknown>,
  value: unknown,
  prefix = '',
): Findings {
  const findings: Findings = { faults: [], unknownKeys: [], dropped: [] }
  // Run directly: safeParse hands on no configuration but its own.
  const result = schema['~run']({ value }, STRICT)
  for (const issue of result.issues ?? []) {
    const path = [prefix, pathOf(issue)].filter(Boolean).join('.')
    if (issue.type === UNKNOWN_KEY) findings.unknownKeys.push(path.replace(/(^|\.)\d+(?=\.)/g, '$1*'))
    else if (issue.message === UNSUPPORTED)
      findings.dropped.push(`${path || 'item'} (${String(issue.input)})`)
    else findings.faults.push(`${path || '(body)'}: ${issue.message}`)
  }
  return findings
}
