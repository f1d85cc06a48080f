import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const chromium = process.env['SKEIN_CHROMIUM'] ?? '/usr/bin/chromium'
const launchOptions = {
  executablePath: chromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** What is waited for comes late where two files share a slow machine; one second is no measure of anything. */
const patient = { poll: { timeout: 15_000 } }

/** Long enough for a slow machine at its busiest: a test that takes it hangs. Milliseconds. */
const hangs = 120_000

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: hangs,
          hookTimeout: hangs,
          expect: patient,
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'browser',
          testTimeout: hangs,
          hookTimeout: hangs,
          expect: patient,
          include: ['packages/**/*.browser.test.ts', 'apps/web/**/*.browser.test.tsx'],
          setupFiles: ['./apps/web/src/testing/fresh-storage.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 800 } }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})
