import { workerAddress } from '@skein/rich-text'

/** Registers the background worker, in the built client only; without it everything works, but not offline. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: '/' })
  } catch (error) {
    console.warn('The background worker could not be registered:', error)
  }
}
