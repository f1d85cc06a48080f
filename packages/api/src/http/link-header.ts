/** Cursors of a Link header; null where it names none. */
export interface Cursors {
  /** `max_id` of `rel="next"`: of the next, older part. */
  readonly next: string | null
  /** `min_id` of `rel="prev"`, or its `since_id`: of the newer part. */
  readonly previous: string | null
}

const LINK = /<([^>]*)>((?:\s*;\s*[^,;=]+(?:=(?:"[^"]*"|[^,;]*))?)*)/g
const REL = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i

function queryOf(target: string): URLSearchParams {
  const start = target.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : target.slice(start + 1).replace(/#.*$/, ''))
}

/**
 * Reads paging cursors [TL-20]. One relation alone is as good as two, and no header is no paging.
 */
export function parseLinkHeader(header: string | null): Cursors {
  let next: string | null = null
  let previous: string | null = null
  for (const [, target = '', params = ''] of (header ?? '').matchAll(LINK)) {
    const rel = REL.exec(params)
    const relations = (rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/)
    const query = queryOf(target)
    if (relations.includes('next')) next = query.get('max_id') || null
    if (relations.includes('prev')) previous = query.get('min_id') || query.get('since_id') || null
  }
  return { next, previous }
}
