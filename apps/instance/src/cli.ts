import { enableCompileCache } from 'node:module'
import { HELP, readOptions, UsageError } from './cli/options.ts'

// Node need not compile everything anew at each start.
enableCompileCache()

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function giveUp(error: unknown): void {
  process.stderr.write(
    error instanceof UsageError
      ? `${error.message}\n`
      : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exitCode = 1
}

try {
  const options = readOptions(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
  if (options === null) say(HELP)
  else {
    // Help and mistakes are answered before all the rest is read.
    const start =
      options.server === null
        ? (await import('./cli/start-instance.ts')).startInstance
        : (await import('./cli/start-proxy.ts')).startProxy
    const running = await start(options, say)
    let isStopping = false
    const stop = (): void => {
      if (isStopping) return
      isStopping = true
      running.close().catch(giveUp)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  }
} catch (error) {
  giveUp(error)
}
