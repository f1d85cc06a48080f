/** What browsers and the builder say when a script or style file of the client cannot be fetched. */
const scriptWords = /dynamically imported module|Importing a module script failed|error loading dynamically/i
const styleWords = /Unable to preload CSS/i
const fileName = /([\w.~-]+)\.(?:js|css|tsx?)\b[^/]*$/

/** A part of the code that did not come [ERR-49]. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** Only of style sheets. */
  readonly code: 'CSS_CHUNK_LOAD_FAILED' | null

  constructor(kind: 'script' | 'style', detail: string, cause?: unknown) {
    const chunk = fileName.exec(detail)?.[1] ?? '?'
    super(`Loading ${kind === 'style' ? 'CSS chunk' : 'chunk'} ${chunk} failed`, { cause: cause ?? detail })
    this.code = kind === 'style' ? 'CSS_CHUNK_LOAD_FAILED' : null
  }
}

/** The one wording for all browsers; anything else that was thrown stays what it is. */
export function asChunkError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ChunkLoadError) return error
  if (styleWords.test(error.message)) return new ChunkLoadError('style', error.message, error)
  return scriptWords.test(error.message) ? new ChunkLoadError('script', error.message, error) : error
}

/** Whether something thrown means that a part of the code could not be fetched, rather than that it is wrong. */
export function isChunkError(error: unknown): boolean {
  return asChunkError(error) instanceof ChunkLoadError
}
