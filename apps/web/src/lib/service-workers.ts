/** The browser's service workers; undefined where there are none (no https), or where only looking for them is denied. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as Partial<Navigator>).serviceWorker
  } catch {
    return undefined
  }
}
