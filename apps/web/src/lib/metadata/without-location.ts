import { shrunk } from '../shrink-picture.ts'
import { bytesIn } from './bytes.ts'
import { isMovie, movieWithoutPlaces } from './movie.ts'
import { MAGIC_BYTES, mayContainLocation, stripMetadata, tellsStill } from './strip-metadata.ts'

const made = (parts: BlobPart[] | null, file: File): File =>
  parts === null ? file : new File(parts, file.name, { type: file.type, lastModified: file.lastModified })

/**
 * The same file without the places that a photograph or a film tells of. A photograph that is not in order, so that
 * they cannot be taken out, is written anew; what cannot be read at all is left as it is.
 */
export async function withoutLocation(file: File): Promise<File> {
  const start = await bytesIn(file.slice(0, MAGIC_BYTES))
  if (isMovie(start)) return made(await movieWithoutPlaces(file).catch(() => null), file)
  if (!mayContainLocation(start)) return file
  const bytes = await bytesIn(file)
  const parts = stripMetadata(bytes)
  if (parts !== null || !tellsStill(bytes)) return made(parts, file)
  return shrunk(file, Infinity).catch(() => file)
}
