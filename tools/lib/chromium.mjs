import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { giveUp, say } from './project.mjs'

/** Chromium without what draws windows: it does the same work on pages with half the processor's time. */
const shell = { name: 'chromium-headless-shell', places: ['/usr/bin/chromium-headless-shell'] }
const whole = {
  name: 'chromium',
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
}

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
const aptGet = (...args) =>
  spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const install = (name) =>
  aptGet(
    ...['install', '-y', '-qq', '--no-install-recommends'],
    ...[name, 'fonts-noto-core', 'fonts-noto-color-emoji'],
  )

/**
 * The browser for the tests: the one that is there, else Debian's through apt-get when we may, else a clear sentence.
 * @param isMeasured what is measured is measured in the whole browser, as people have it
 */
export function ensureChromium({ isMeasured = false } = {}) {
  const browsers = isMeasured ? [whole] : [shell, whole]
  const found = () =>
    [process.env.SKEIN_CHROMIUM, ...browsers.flatMap(({ places }) => places)].find(
      (path) => path && existsSync(path),
    )
  const present = found()
  if (present) return present
  const isDebian = existsSync('/usr/bin/apt-get')
  const isRoot = process.getuid?.() === 0
  if (!isDebian || !isRoot) {
    giveUp(
      'The tests need Chromium and none was found. Install it (Debian and Ubuntu: `apt-get install chromium`), or set SKEIN_CHROMIUM to its path.',
    )
  }
  say('Installing Chromium for the browser tests (apt-get) …')
  if (!aptGet('update', '-qq')) giveUp('apt-get update failed: see above.')
  if (!browsers.some(({ name }) => install(name)))
    giveUp('apt-get install failed: see above. Install Chromium by hand and try again.')
  return (
    found() ??
    giveUp('apt-get installed Chromium, but not where it was expected. Set SKEIN_CHROMIUM to its path.')
  )
}
