import { defineConfig } from '@playwright/test'
import { testArgs } from './browser-args.ts'

const chromium = process.env['SKEIN_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'
const report = process.env['SKEIN_PLAYWRIGHT_REPORT']

/** What is waited for comes late on a slow machine. What has not come then will not. Milliseconds. */
const comes = 40_000

/** Long enough for a slow machine at its busiest: a journey that takes it hangs. Milliseconds. */
const hangs = 240_000

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // On a server that was given, journeys share accounts (and faults): one after another.
  workers: process.env['SKEIN_SERVER'] ? 1 : 3,
  // A journey that failed is walked again for its trace: it counts as failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: hangs,
  expect: { timeout: comes },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: comes,
    navigationTimeout: comes,
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
