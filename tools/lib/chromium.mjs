import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { giveUp, say } from './project.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

function found() {
  return [process.env.SKEIN_CHROMIUM, ...places].find((path) => path && existsSync(path))
}

/** The browser for the tests: the one that is there, else Debian's through apt-get when we may, else a clear sentence. */
export function ensureChromium() {
  const present = found()
  if (present) return present
  const isDebian = existsSync('/usr/bin/apt-get')
  const isRoot = process.getuid?.() === 0
  if (!isDebian || !isRoot) {
    giveUp(
      'The tests need Chromium and none was found. Install it (Debian and Ubuntu: `apt-get install chromium`), or name it in SKEIN_CHROMIUM.',
    )
  }
  say('Installing Chromium for the browser tests (apt-get install chromium) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-core',
      'fonts-noto-color-emoji',
    ],
  ]) {
    const answer = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    if (answer.status !== 0)
      giveUp(`apt-get ${args[0]} failed: see above. Install Chromium by hand and try again.`)
  }
  return found() ?? giveUp('apt-get installed no Chromium where it was expected; name it in SKEIN_CHROMIUM.')
}
