import { defineConfig } from '@playwright/test'
import { testArgs } from './browser-args.ts'
import type { WorkerThings } from './fixtures/test.ts'
import { JOURNEY_MS, WAIT_MS } from './limits.ts'

const chromium = process.env['SKEIN_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'
const report = process.env['SKEIN_PLAYWRIGHT_REPORT']

/** Journeys of more than half a minute: started first, so that none of them runs alone at the end. */
const long = ['**/spoken-keys.spec.ts', '**/settings-steady.spec.ts', '**/pseudo-locales.spec.ts']

/** Run against a stock Akkoma too, unless all journeys run against another server. */
const onStock = ['**/profile.spec.ts']
const isElsewhere = ['SKEIN_SERVER', 'SKEIN_STOCK'].some((name) => process.env[name] !== undefined)

export default defineConfig<object, WorkerThings>({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: long },
    ...(isElsewhere ? [] : [{ name: 'stock', testMatch: onStock, use: { isStock: true } }]),
  ],
  // On a server that was given, journeys share accounts (and faults): one after another.
  workers: process.env['SKEIN_SERVER'] ? 1 : 3,
  // A journey that failed is walked again for its trace: it counts as failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: JOURNEY_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    trace: 'on-first-retry',
    // The worker fetches all of the client for when there is no network: a third of what a journey takes. Those that
    // are about it, or go all the way, allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium,
      args: testArgs,
    },
  },
})
