/** A piece of a file; pieces share the memory of the file that they are cut from. */
export type Bytes = Uint8Array<ArrayBuffer>

/** All of a file, or of a part of one. */
export const bytesIn = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer())

/** Whether the text stands at this place, letter for byte. */
export function startsWith(bytes: Bytes, at: number, text: string): boolean {
  return (
    at + text.length <= bytes.length &&
    [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
  )
}

export const viewOf = (bytes: Bytes): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Letters and numbers of one byte each. */
export const bytesOf = (...parts: readonly (string | readonly number[])[]): Bytes =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  )
