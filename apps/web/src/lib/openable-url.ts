/** The address when a browser may open it, else null. */
export function openableUrl(address: string): string | null {
  return /^(?:https?:|blob:|\/)/i.test(address) ? address : null
}
