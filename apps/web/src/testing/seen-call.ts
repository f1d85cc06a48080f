/** One request as the far end of a client saw it. */
export interface SeenCall {
  readonly method: string
  readonly url: URL
  /** Path with query. */
  readonly path: string
  readonly headers: Headers
  /** The token; null without. */
  readonly bearer: string | null
  readonly body: string
  /** A form with its files, and with fields of one name. */
  readonly data: FormData
  /** Fields of a form, without files. */
  readonly form: Readonly<Record<string, string>>
  /** Answers it, once. */
  answer(value: unknown, status?: number, headers?: Readonly<Record<string, string>>): void
  /** Answers with a text that is not what the content type says. */
  answerText(text: string, status?: number): void
  respond(response: Response): void
  /** The way to the server breaks. */
  fail(): void
}

function readForm(body: RequestInit['body']): Record<string, string> {
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  const fields = isForm ? body : new URLSearchParams(typeof body === 'string' ? body : '')
  return Object.fromEntries(
    [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

export function seenCall(
  url: URL,
  init: RequestInit,
  body: string,
  { resolve, reject }: PromiseWithResolvers<Response>,
): SeenCall {
  const headers = new Headers(init.headers)
  return {
    method: init.method ?? 'GET',
    url,
    path: url.pathname + url.search,
    headers,
    bearer: headers.get('authorization')?.replace('Bearer ', '') ?? null,
    body,
    data: init.body instanceof FormData ? init.body : new FormData(),
    form: readForm(init.body),
    answer: (value, status = 200, more = {}) => resolve(Response.json(value, { status, headers: more })),
    answerText: (text, status = 200) =>
      resolve(new Response(text, { status, headers: { 'content-type': 'application/json' } })),
    respond: resolve,
    fail: () => reject(new TypeError('Failed to fetch')),
  }
}
