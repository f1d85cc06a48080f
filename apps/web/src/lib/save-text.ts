/** So long some browser may take until it has begun to read what it saves; milliseconds. */
const readingMs = 10_000

/** Saves a text as a file of the device, whatever script it is in. */
export function saveText(
  name: string,
  text: string,
  type: 'application/json' | 'text/csv' | 'text/plain',
): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readingMs)
}
