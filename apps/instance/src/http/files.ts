import { readFile, stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { typeOfName } from '../media/kinds.ts'
import type { Call } from './env.ts'

export interface FoundFile {
  path: string
  etag: string
}

/** A file below `folder`, never outside of it. */
export const findFile = async (folder: string | undefined, pathname: string): Promise<FoundFile | null> => {
  if (folder === undefined || pathname.includes('\0')) return null
  const root = normalize(folder)
  const path = join(root, decodePath(pathname))
  if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return null
  const facts = await stat(path).catch(() => null)
  return facts?.isFile()
    ? { path, etag: `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"` }
    : null
}

const decodePath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Sends a file as Akkoma does: a browser may keep it, but asks each time whether it is still the same. */
export const sendFile = async (c: Call, { path, etag }: FoundFile): Promise<Response> => {
  const headers = {
    'cache-control': 'public, no-cache',
    'content-type': contentType(path),
    etag,
    vary: 'Accept-Encoding',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const bytes = await readFile(path)
  return c.body(new Uint8Array(bytes).buffer, 200, headers)
}

const contentType = (path: string): string => {
  const type = typeOfName(path)
  return ['text/css', 'text/javascript'].includes(type) ? `${type}; charset=utf-8` : type
}
