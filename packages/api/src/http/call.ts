import type { Instance } from '../instance/instance.ts'
import type { Cursors } from './link-header.ts'

/** An answer as it came, read but not understood. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, or the text where it is not JSON; null when empty. */
  readonly body: unknown
  readonly isJson: boolean
  /** The body as it came, of whatever size, where there was one. */
  readonly text?: string
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One value of a query or form; undefined and null are left out, lists repeat their key. */
export type Param = string | number | boolean | null | undefined | readonly (string | number)[]
export type Params = Readonly<Record<string, Param>>

/** A value of a multipart body. */
export type Part = string | Blob
export type Parts = readonly (readonly [name: string, value: Part])[]

/** The body of a request, one form of four. */
export type Body =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'form'; readonly value: Params }
  | { readonly type: 'multipart'; readonly value: Parts }

/** Options that every endpoint takes. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined
  /** The bearer of this call; null for none, the client's by default. */
  readonly token?: string | null | undefined
}

/** One request: what to ask and how to read the answer. */
export interface Call<T> extends RequestOptions {
  readonly method: Method
  /** Path from the root of the server, beginning with a slash. */
  readonly path: string
  readonly query?: Params
  readonly body?: Body
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds; the client's by default, Infinity for none. */
  readonly timeoutMs?: number
  /** Share of the body sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** Whether the cookies of the page's own server go along, and those it sets are kept; no by default. */
  readonly hasCookies?: boolean
  /** Reads a 2xx answer. @throws ApiError */
  read(answer: Answer): T
}

/** Speaks to one server. */
export interface Client {
  /** Origin of the server without a slash at the end; empty for the page's own. */
  readonly baseUrl: string
  /** The token that requests carry at present. */
  getToken(): string | null
  /** What is known of the server at present; calls that servers take in different forms ask it. */
  getInstance(): Instance
  /** @throws ApiError and nothing else */
  request<T>(call: Call<T>): Promise<T>
}

/** A part of a long list. Cursors are null at the end, or when the server does not page. */
export interface Page<T> extends Cursors {
  readonly items: T[]
  /** How many items could not be read and were left out. */
  readonly dropped: number
}
