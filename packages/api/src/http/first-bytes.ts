/**
 * Reads a public file from its beginning until `isEnough`, or until `most` bytes are there, and leaves the rest where
 * it is. No credentials and no referrer are sent.
 * @param url absolute, or a path of the page's own server
 * @param isEnough is given everything read so far
 * @param most bytes
 * @returns what was read, a little more than `most` at most
 * @throws what `fetch` throws, and an `Error` for every answer but 2xx
 */
export async function readFirstBytes(
  url: string,
  isEnough: (bytes: Uint8Array) => boolean,
  most: number,
): Promise<Uint8Array> {
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${url}`)
  const reader = answer.body.getReader()
  let bytes = new Uint8Array()
  try {
    while (bytes.length < most && !isEnough(bytes)) {
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
      const { value, done } = await reader.read()
      if (done) break
      const longer = new Uint8Array(bytes.length + value.length)
      longer.set(bytes)
      longer.set(value, bytes.length)
      bytes = longer
    }
    return bytes
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
