import type { Bytes } from './rules/bytes.ts'
import { MAGIC_BYTES, mayTellPlaces, stripMetadata } from './rules/strip-metadata.ts'

const bytesIn = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer())

/** The same file without the places that a photograph tells of. */
export async function withoutLocation(file: File): Promise<File> {
  if (!mayTellPlaces(await bytesIn(file.slice(0, MAGIC_BYTES)))) return file
  const parts = stripMetadata(await bytesIn(file))
  return parts === null
    ? file
    : new File(parts, file.name, { type: file.type, lastModified: file.lastModified })
}
