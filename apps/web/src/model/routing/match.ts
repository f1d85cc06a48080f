import { looksLikeId } from './ids.ts'
import { routeTable, type RouteName } from './table.ts'

type Segment<Text extends string> = Text extends `:${infer Key}?`
  ? { readonly [K in Key]?: string }
  : Text extends `:${infer Key}`
    ? { readonly [K in Key]: string }
    : unknown
type PatternParams<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? PatternParams<Rest> & Segment<Head>
  : Segment<Pattern>

/** Parameters a screen gets, by route. The two forms of the remote handle are folded into one. */
interface FoldedParams {
  'remote-user-resolver': { readonly username: string; readonly hostname: string }
  'user-profile': { readonly name: string }
  conversation: { readonly id: string }
  settings: { readonly section?: string; readonly setting?: string }
}

type Row = (typeof routeTable)[number]

export type RouteParams<Name extends RouteName> = Name extends keyof FoldedParams
  ? FoldedParams[Name]
  : PatternParams<Extract<Row, { name: Name }>['patterns'][number]>

export type RouteMatch = {
  [Name in RouteName]: { readonly name: Name; readonly params: RouteParams<Name> }
}[RouteName]

type Params = Record<string, string>

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function fit(pattern: string, segments: readonly string[]): Params | null {
  const params: Params = {}
  const parts = pattern.split('/').slice(1)
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]
    if (part === '*') return params
    if (segment === undefined || segment === '') {
      if (part.endsWith('?') || (part === '' && segments.length <= 1)) continue
      return null
    }
    if (part.startsWith(':')) params[part.replaceAll(/[:?]/g, '')] = decode(segment)
    else if (part !== segment) return null
  }
  return segments.length > parts.length ? null : params
}

const screenName = /^@?[\w.-]+(?:@[^\s/@]+)?$/u

/** Says no to a pattern's match, or folds its parameters. */
function fold(name: RouteName, params: Params): Params | null {
  if (name === 'external-user-profile') return looksLikeId(params['id'] ?? '') ? params : null
  if (name === 'conversation') {
    const { author, id = '' } = params
    return author === undefined || (author.startsWith('@') && looksLikeId(id)) ? { id } : null
  }
  if (name === 'user-profile') {
    const text = params['name'] ?? ''
    return screenName.test(text) ? { name: text.replace(/^@/, '') } : null
  }
  if (name === 'remote-user-resolver') {
    const handle = params['handle'] ?? `${params['username'] ?? ''}@${params['hostname'] ?? ''}`
    const [username, hostname, ...rest] = handle.replace(/^@/, '').split('@')
    return username && hostname && rest.length === 0 ? { username, hostname } : null
  }
  return params
}

/** The route of a path (without query and hash). Always finds one: `not-found` takes what nothing else does. */
export function matchRoute(path: string): RouteMatch {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .slice(1)
  if (segments.length > 1 && segments.at(-1) === '') segments.pop()
  for (const { name, patterns } of routeTable) {
    for (const pattern of patterns) {
      const params = fit(pattern, segments)
      const folded = params === null ? null : fold(name, params)
      if (folded !== null) return { name, params: folded } as RouteMatch
    }
  }
  return { name: 'not-found', params: {} }
}

/** The table's row of a route. */
export function routeRow(name: RouteName): Row {
  const row = routeTable.find((candidate) => candidate.name === name)
  if (row === undefined) throw new Error(`No route is called ${name}`)
  return row
}
