export type WireStatus = Record<string, unknown> & { id: string }

/** What a server answers that pages its timelines. */
export function pageOf(timeline: readonly WireStatus[], url: URL, size: number | null): Response {
  const query = url.searchParams
  const limit = size ?? Number(query.get('limit') ?? 20)
  const [max, since, min] = ['max_id', 'since_id', 'min_id'].map((name) => query.get(name))
  const inside = timeline.filter(
    ({ id, pinned }) =>
      (!query.has('pinned') || pinned === true) &&
      (!max || id < max) &&
      (!since || id > since) &&
      (!min || id > min),
  )
  const items = min ? inside.slice(-limit) : inside.slice(0, limit)
  const [first, last] = [items[0], items.at(-1)]
  const link = [
    last && `<${url.origin}${url.pathname}?max_id=${last.id}>; rel="next"`,
    first && `<${url.origin}${url.pathname}?min_id=${first.id}>; rel="prev"`,
  ]
  return Response.json(items, { headers: first ? { link: link.join(', ') } : {} })
}
