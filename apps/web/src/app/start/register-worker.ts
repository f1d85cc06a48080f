/** The worker keeps the name that older clients registered at the same address, so that it takes their place. */
const workerFile = '/sw-pleroma.js'

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(workerFile, { scope: '/' }).catch((error: unknown) => {
    console.warn('The background worker could not be registered:', error)
  })
}
