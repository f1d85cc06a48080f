import { HELP, readOptions, UsageError } from './cli/options.ts'
import { startInstance } from './cli/start-instance.ts'
import { startProxy } from './cli/start-proxy.ts'

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
    const running = await (options.server === null ? startInstance(options, say) : startProxy(options, say))
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
