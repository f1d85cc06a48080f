import type { Profile, ProfileChange, ProfileRow } from '@skein/api'

/** Days that posts may be kept before they go, and what is offered first. */
export const ttlDays = { least: 1, most: 730, usual: 30 } as const

export interface DraftRow extends ProfileRow {
  /** The same for as long as the row is there, wherever it stands. */
  readonly key: number
}

/** A profile while it is being written. */
export interface Draft extends Omit<Profile, 'rows' | 'statusTtlDays' | 'hasBackground'> {
  readonly rows: readonly DraftRow[]
  /** Undefined where the server cannot. */
  readonly ttl: { readonly isOn: boolean; readonly days: string } | undefined
}

export function draftOf(profile: Profile): Draft {
  const { displayName, note, rows, flags, defaultScope, acceptsDirectMessagesFrom } = profile
  const { statusTtlDays: days } = profile
  return {
    displayName,
    note,
    flags,
    defaultScope,
    acceptsDirectMessagesFrom,
    rows: rows.map((row, key) => ({ ...row, key })),
    ttl: days === undefined ? undefined : { isOn: days !== null, days: String(days ?? ttlDays.usual) },
  }
}

/** Rows in which nothing stands are no rows. */
const writtenRows = (rows: readonly ProfileRow[]): ProfileRow[] =>
  rows.filter(({ name, value }) => name !== '' || value !== '').map(({ name, value }) => ({ name, value }))

const areSameRows = (a: readonly ProfileRow[], b: readonly ProfileRow[]): boolean =>
  a.length === b.length &&
  a.every(({ name, value }, index) => name === b[index]?.name && value === b[index].value)

function changedFlags(profile: Profile, draft: Draft): Profile['flags'] {
  const known = new Map(Object.entries(profile.flags))
  return Object.fromEntries(Object.entries(draft.flags).filter(([name, isOn]) => known.get(name) !== isOn))
}

/** What is to be sent: what was changed and nothing else; null when that is nothing. [PROF-16] */
export function changeOf(profile: Profile, draft: Draft): ProfileChange | null {
  const rows = writtenRows(draft.rows)
  const flags = changedFlags(profile, draft)
  const ttl = draft.ttl && (draft.ttl.isOn ? Number(draft.ttl.days) : null)
  const change: ProfileChange = {
    ...(draft.displayName === profile.displayName ? {} : { displayName: draft.displayName }),
    ...(draft.note === profile.note ? {} : { note: draft.note }),
    ...(areSameRows(rows, profile.rows) ? {} : { rows }),
    ...(Object.keys(flags).length === 0 ? {} : { flags }),
    ...(draft.defaultScope === profile.defaultScope ? {} : { defaultScope: draft.defaultScope }),
    ...(draft.acceptsDirectMessagesFrom === profile.acceptsDirectMessagesFrom
      ? {}
      : { acceptsDirectMessagesFrom: draft.acceptsDirectMessagesFrom }),
    ...(ttl === profile.statusTtlDays ? {} : { statusTtlDays: ttl }),
  }
  return Object.keys(change).length === 0 ? null : change
}

export interface RowLimits {
  /** Characters; 0 where the server does not say. */
  readonly nameLength: number
  readonly valueLength: number
}

/** Why a row cannot be sent. */
export type RowProblem = 'nameless' | 'longName' | 'longValue'

export interface Problems {
  readonly displayName: boolean
  readonly ttl: boolean
  /** By the key of the row. */
  readonly rows: ReadonlyMap<number, RowProblem>
}

export const lengthOf = (text: string): number => [...text].length

const isTooLong = (text: string, limit: number) => limit > 0 && lengthOf(text) > limit

function rowProblem({ name, value }: DraftRow, limits: RowLimits): RowProblem | null {
  // A server keeps no value without a name, and does not say so.
  if (name.trim() === '' && value.trim() !== '') return 'nameless'
  if (isTooLong(name, limits.nameLength)) return 'longName'
  return isTooLong(value, limits.valueLength) ? 'longValue' : null
}

function isBadTtl({ ttl }: Draft): boolean {
  if (!ttl?.isOn) return false
  const days = Number(ttl.days)
  return !Number.isInteger(days) || days < ttlDays.least || days > ttlDays.most
}

/** What the server would refuse, or take and lose. [PROF-17] */
export function problemsOf(draft: Draft, limits: RowLimits): Problems {
  const rows = draft.rows.flatMap((row) => {
    const problem = rowProblem(row, limits)
    return problem === null ? [] : [[row.key, problem] as const]
  })
  return { displayName: draft.displayName.trim() === '', ttl: isBadTtl(draft), rows: new Map(rows) }
}

export const hasProblems = ({ displayName, ttl, rows }: Problems): boolean =>
  displayName || ttl || rows.size > 0

/** The rows with this one a place further up (-1) or down (1); the same rows when there is no such place. */
export function moveRow(rows: readonly DraftRow[], key: number, by: 1 | -1): readonly DraftRow[] {
  const from = rows.findIndex((row) => row.key === key)
  const [row, other] = [rows[from], rows[from + by]]
  if (row === undefined || other === undefined) return rows
  return rows.map((each, index) => (index === from ? other : index === from + by ? row : each))
}

export const addRow = (rows: readonly DraftRow[]): readonly DraftRow[] => [
  ...rows,
  { name: '', value: '', key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 },
]
