/** The names that a direct message begins with, because it is sent to them. */
const address = /^(?:@[^\s@]+(?:@[^\s@]+)?[,:]?\s+)+/u

/** How a message begins, without whom it is for: the row has named them. */
export function withoutAddress(text: string): string {
  return text.replace(address, '')
}
