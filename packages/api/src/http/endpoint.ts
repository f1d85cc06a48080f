import type { Body, Call, Client, Method, Params, Parts, RequestOptions } from './call.ts'
import type { Reads } from './reads.ts'

/** A call of the API: method, path pattern with `:names`, and how to read its answer. */
export interface Endpoint<T> {
  readonly method: Method
  readonly pattern: string
  readonly reads: Reads<T>
}

/** What one use of an endpoint adds to it. */
export interface Use
  extends
    RequestOptions,
    Pick<Call<unknown>, 'query' | 'headers' | 'timeoutMs' | 'onProgress' | 'hasCookies'> {
  /** Values of the `:names` of the pattern; encoded here. */
  readonly path?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: Params
  readonly multipart?: Parts
}

/** Names an endpoint. */
export function endpoint<T>(method: Method, pattern: string, reads: Reads<T>): Endpoint<T> {
  return { method, pattern, reads }
}

function bodyOf({ json, form, multipart }: Use): Body | null {
  if (json !== undefined) return { type: 'json', value: json }
  if (form) return { type: 'form', value: form }
  return multipart ? { type: 'multipart', value: multipart } : null
}

/** The request of one use of an endpoint. */
export function callOf<T>({ method, pattern, reads }: Endpoint<T>, use: Use = {}): Call<T> {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(use.path?.[name] ?? ''))
  const body = bodyOf(use)
  const { query, headers, signal, token, timeoutMs, onProgress, hasCookies } = use
  return {
    method,
    path,
    read: (answer) => reads.read(answer),
    ...(body ? { body } : {}),
    ...(query ? { query } : {}),
    ...(headers ? { headers } : {}),
    ...(signal ? { signal } : {}),
    ...(token === undefined ? {} : { token }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(onProgress ? { onProgress } : {}),
    ...(hasCookies ? { hasCookies } : {}),
  }
}

/** Makes a call as it is. @param fixed what each use of it has, whatever its options are */
export const askFor =
  <T>(to: Endpoint<T>, fixed: Use = {}) =>
  (client: Client, options: RequestOptions = {}): Promise<T> =>
    client.request(callOf(to, { ...options, ...fixed }))

/** Makes a call about one thing, which its path names by `:id`. */
export const askById =
  <T>(to: Endpoint<T>) =>
  (client: Client, id: string, options: RequestOptions = {}): Promise<T> =>
    client.request(callOf(to, { ...options, path: { id } }))

/** As {@link askById}, by one call to turn something on and by another to turn it off. */
export const switchById =
  <T>(on: Endpoint<T>, off: Endpoint<T>) =>
  (client: Client, id: string, isOn: boolean, options: RequestOptions = {}): Promise<T> =>
    client.request(callOf(isOn ? on : off, { ...options, path: { id } }))
