/** What browsers say when a script or style file of the client cannot be fetched. */
const wordings =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS|ChunkLoadError|Loading (?:CSS )?chunk/i

/** Whether something thrown means that a part of the code could not be fetched, rather than that it is wrong. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || wordings.test(error.message))
}
