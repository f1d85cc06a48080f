import type { MiddlewareHandler } from 'hono'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESS_FROM_BYTES } from '../limits.ts'
import type { Call, Env } from './env.ts'

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Tight enough, and quick: the first who asks waits for it. */
const PACKING_QUALITY = 9

/** Files are packed once; answers each time. */
const packFile = (bytes: Buffer): Promise<Buffer> =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: PACKING_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

type Packing = 'br' | 'gzip'

/** The encoding for an answer; null: it goes out as it is. */
const packingFor = (c: Call, isFile: boolean): Packing | null => {
  const { headers, status, body } = c.res
  if (status !== 200 || body === null || c.req.method === 'HEAD' || headers.has('content-encoding'))
    return null
  if (!TEXT.test(headers.get('content-type') ?? '')) return null
  const accepted = c.req.header('accept-encoding') ?? ''
  if (isFile && /\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/** Packs texts as the web server in front of a real instance does. */
export const compressAnswers = (): MiddlewareHandler<Env> => {
  const packedFiles = new Map<string, Promise<Buffer>>()
  return async (c, next) => {
    await next()
    const etag = c.res.headers.get('etag')
    const packing = packingFor(c, etag !== null)
    if (packing === null) return
    const { headers, status } = c.res
    const bytes = Buffer.from(await c.res.arrayBuffer())
    const isWorthIt = bytes.length >= COMPRESS_FROM_BYTES
    const key = `${c.req.path} ${etag}`
    const pack = (): Promise<Buffer> => {
      const known = packedFiles.get(key) ?? packFile(bytes)
      packedFiles.set(key, known)
      return known
    }
    const packed = !isWorthIt ? bytes : await (packing === 'br' ? pack() : toGzip(bytes))
    const sent = new Headers(headers)
    sent.delete('content-length')
    if (isWorthIt) {
      sent.set('content-encoding', packing)
      sent.set('vary', 'Accept-Encoding')
    }
    c.res = undefined
    c.res = new Response(new Uint8Array(packed), { status, headers: sent })
  }
}
