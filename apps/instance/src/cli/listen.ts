import { UsageError } from './options.ts'

const FIRST_PORT = 4173
const TRIES = 100

interface Listener {
  listen(port: number): Promise<{ address: string; port: number }>
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

function explain(error: unknown, port: number): unknown {
  if (isTaken(error))
    return new UsageError(
      `Port ${port} is already in use. Choose another with --port, or omit --port to use the next free one.`,
    )
  if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    return new UsageError(`Permission denied for port ${port}. Use a port above 1023.`)
  return error
}

/** Listens on `wanted`, or on the first free port from 4173 on; says the address. */
export async function listenSomewhere(listener: Listener, wanted: number | null): Promise<string> {
  const first = wanted ?? FIRST_PORT
  for (let port = first; ; port += 1) {
    try {
      return (await listener.listen(port)).address
    } catch (error) {
      const mayGoOn = wanted === null && isTaken(error) && port < first + TRIES
      if (!mayGoOn) throw explain(error, port)
    }
  }
}
