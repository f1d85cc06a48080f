/** What this uses of a window of the client. */
interface Tab {
  readonly focused: boolean
  focus(): Promise<unknown>
  postMessage(message: unknown, options: object): void
}
export interface Tabs {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>
  openWindow(path: string): Promise<unknown>
}

// As `lib/own-path.ts`: what the page has too cannot be imported, because the worker has to be one file.
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path)

/** Shows what an alert is about: in a tab that is open, the one in front before others, or else in a new one. */
export async function openAlert(tabs: Tabs, data: unknown): Promise<void> {
  const given = typeof data === 'object' && data !== null && 'path' in data ? data.path : null
  const path = isPath(given) ? given : '/'
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = open.find(({ focused }) => focused) ?? open[0]
  if (tab === undefined) {
    await tabs.openWindow(path)
    return
  }
  await tab.focus()
  tab.postMessage({ openAlert: { path } }, {})
}
