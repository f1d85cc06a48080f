import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testArgs } from './e2e/browser-args.ts'
import { WAIT_MS } from './e2e/limits.ts'

const chromium = process.env['SKEIN_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'
const launchOptions = { executablePath: chromium, args: testArgs }

/** Interval between two looks at a condition, ms: it is usually true in the next frame. */
const interval = 10

const poll = { timeout: WAIT_MS, interval }

/** Limit of one test or hook, ms. Each wait has its own limit, so this only ends a test that loops. */
const hangs = 3 * WAIT_MS

/** The same for tests in Node: `npm test` runs them at a low priority, so seeding a world can take minutes. */
const hangsInNode = 9 * WAIT_MS

const inNode = {
  environment: 'node',
  testTimeout: hangsInNode,
  hookTimeout: hangsInNode,
  expect: { poll },
  exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**'],
}

const keepsNothing = [
  'packages/**/*.test.ts',
  'apps/instance/test/**/*.test.ts',
  'apps/web/src/{lib,i18n}/**/*.test.ts',
  'apps/web/src/**/rules/**/*.test.ts',
  'apps/web/build/**/*.test.ts',
  'tools/**/*.test.ts',
]

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          ...inNode,
          name: 'node',
          // What these files test keeps nothing between calls: they share what they import.
          isolate: false,
          include: keepsNothing,
        },
      },
      {
        test: {
          ...inNode,
          name: 'node apart',
          include: ['apps/**/*.test.ts'],
          exclude: [...inNode.exclude, ...keepsNothing],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        // Each file is a page of its own and asks for hundreds of sources. In one run they stay as they are.
        ...(process.argv.includes('run') && {
          server: { headers: { 'Cache-Control': 'max-age=3600, immutable' } },
        }),
        test: {
          name: 'browser',
          testTimeout: hangs,
          hookTimeout: hangs,
          expect: { poll },
          include: ['{packages,apps/web}/**/*.browser.test.{ts,tsx}'],
          // Generated tests run whole where somebody asks for it.
          provide: { isThorough: process.env['SKEIN_THOROUGH'] !== undefined },
          setupFiles: ['./apps/web/src/testing/fresh-start.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: hangs,
            // Without a limit a press waits for what is not there as long as its test may take, and so does `expect.element`.
            provider: playwright({ launchOptions, actionTimeout: WAIT_MS }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 800 } }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})
