const moving: Readonly<Record<string, string>> = { gif: 'GIF', webp: 'WEBP', apng: 'APNG' }

function extensionOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return /\.([a-z]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** Whether it can be a picture that moves, by its type or else its name: worth looking into. */
export function mayMove(address: string, mimeType: string | null): boolean {
  if (mimeType !== null && mimeType.includes('/')) return /gif|webp|png/i.test(mimeType)
  const extension = extensionOf(address)
  return extension === '' || extension === 'png' || extension in moving
}

/** Whether it is of a type whose pictures mostly move, or often: worth a look where movement is welcome. */
export function oftenMoves(address: string, mimeType: string | null): boolean {
  if (mimeType !== null && mimeType.includes('/')) return /gif|webp|apng/i.test(mimeType)
  return extensionOf(address) in moving
}

/** What it is taken for when nobody lets us look into it: by its name. */
export function guessByName(address: string): string | null {
  return moving[extensionOf(address)] ?? null
}
