import type { Body, Call, Method, Params, Parts, RequestOptions } from './call.ts'
import type { Reads } from './reads.ts'

/** A call of the API: method, path pattern with `:names`, and how to read its answer. */
export interface Endpoint<T> {
  readonly method: Method
  readonly pattern: string
  readonly reads: Reads<T>
}

/** What one use of an endpoint adds to it. */
export interface Use extends RequestOptions {
  /** Values of the `:names` of the pattern; encoded here. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Params
  readonly json?: unknown
  readonly form?: Params
  readonly multipart?: Parts
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  readonly onProgress?: ((share: number) => void) | undefined
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
  const { query, headers, signal, token, timeoutMs, onProgress } = use
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
  }
}
