import { isCancelledError } from '@tanstack/react-query'
import { fetchInstancePanel, fetchTermsOfService, type Client } from '@skein/api'
import { workerAddress } from '@skein/rich-text'

import { serviceWorkers } from '../../lib/service-workers.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { getInstance, loadStickers } from '../../model/instance.ts'
import { deviceKey, readStored, writeStored } from '../../model/storage.ts'
import { isAkkomaFeHere } from '../../model/akkoma-fe-here.ts'
import { revokeLeft } from '../../model/revocations.ts'
import { queryClient } from '../query-client.ts'
import { logged } from './logged.ts'

/** Keys of answers that are loaded once and kept. */
const lateQueries = {
  'instance-panel': { what: 'the instance panel', load: fetchInstancePanel },
  'terms-of-service': { what: 'the terms of service', load: fetchTermsOfService },
  stickers: { what: 'the stickers', load: loadStickers },
} as const

/** Registers the background worker, in the built client only; without it everything works, but not offline. */
async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD) return
  try {
    await serviceWorkers()?.register(workerAddress(), { scope: '/' })
  } catch (error) {
    console.warn('The background worker could not be registered:', error)
  }
}

/** Who used akkoma-fe on this origin goes on as they were. */
async function takeOverOnce(client: Client): Promise<void> {
  if (readStored(deviceKey('taken-over')) !== null) return
  if (!(await isAkkomaFeHere())) {
    writeStored(deviceKey('taken-over'), true)
    return
  }
  const { takeOver } = await import('../../model/take-over.ts')
  await takeOver(client)
}

/**
 * Loads what no first screen needs: the instance panel, the terms, the stickers [BOOT-17, BOOT-18], the background
 * worker. Tokens that could not be revoked when somebody signed out are revoked.
 */
export function loadLate(client: Client): void {
  const load = () => {
    for (const [key, { what, load: fetchAnswer }] of Object.entries(lateQueries)) {
      if (key === 'instance-panel' && !getInstance().branding.showInstanceSpecificPanel) continue
      const query = {
        queryKey: [key],
        queryFn: () => fetchAnswer(client),
        staleTime: Number.POSITIVE_INFINITY,
      }
      // Signing in or out meanwhile throws away what is on its way, each time.
      const ask = (): Promise<unknown> =>
        queryClient.fetchQuery<unknown>(query).catch((error: unknown) => {
          if (isCancelledError(error)) return ask()
          throw error
        })
      void logged(what, ask())
    }
    void revokeLeft()
    void logged('what akkoma-fe left here', takeOverOnce(client))
    void registerWorker()
  }
  whenIdle(load, 5_000)
}
