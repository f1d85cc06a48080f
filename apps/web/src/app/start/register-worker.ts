/** The worker keeps the name that older clients registered at the same address, so that it takes their place. */
const workerFile = '/sw-pleroma.js'

/** The part of the platform's Trusted Types that is used here. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/** The worker's address in the form that a page with Trusted Types accepts; the policy makes no other. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  const policy = trustedTypes?.createPolicy('skein-worker', { createScriptURL: () => workerFile })
  return policy?.createScriptURL(workerFile) ?? workerFile
}

/** Registers the background worker, in the built client only; without it everything works, but not offline. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: '/' })
  } catch (error) {
    console.warn('The background worker could not be registered:', error)
  }
}
