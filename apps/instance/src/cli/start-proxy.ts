import { createProxy, findServer } from '../proxy/index.ts'
import { listenSomewhere } from './listen.ts'
import { UsageError, type CliOptions } from './options.ts'
import type { Running } from './start-instance.ts'

/** The client in front of a real server. */
export async function startProxy(
  { server, clientDir, port }: CliOptions,
  say: (text: string) => void,
): Promise<Running> {
  const target = await findServer(server ?? '').catch((error: Error) => {
    throw new UsageError(error.message)
  })
  const proxy = createProxy({ server: target, clientDir: clientDir ?? '' })
  const address = await listenSomewhere(proxy, port)
  say(
    `\nSkein is ready: ${address}\n\nConnected to ${target.origin}. Sign in with your account on that server. Stop with Ctrl+C.`,
  )
  return proxy
}
