/** Origin of the server this client talks to: the page's own. */
export function getServer(): string {
  return typeof location === 'undefined' ? 'http://localhost' : location.origin
}
