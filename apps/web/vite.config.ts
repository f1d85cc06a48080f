import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

import { backendProxy } from './build/backend.ts'
import { shortClassNames } from './build/class-names.ts'
import { compileHints } from './build/compile-hints.ts'
import { emojiData } from './build/emoji-data.ts'
import { codeGroups } from './build/code-groups.ts'
import { licences, licencesFile } from './build/licences.ts'
import { messages } from './build/messages.ts'
import { wantedParts } from './build/parts.ts'
import { ownPolicy } from './build/page-policy.ts'
import { serviceWorker } from './build/service-worker.ts'
import { sizeReport } from './build/size-report.ts'
import { startPage } from './build/start-page.ts'
import { staticShell } from './build/static-shell.ts'

const root = import.meta.dirname

const alias = [
  { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
  // The same hook as React's own, for versions of React that had none.
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
]
/** What nobody imports a name from is left out: but for these, no file of ours does anything by itself. */
const treeshake = {
  moduleSideEffects: [
    {
      test: /\/src\/(?:main\.tsx|boot\/boot\.ts|app\/styles\/.*|service-worker\/worker\.ts)$/,
      sideEffects: true,
    },
    { test: /\/apps\/web\/src\/.*\.tsx?$/, sideEffects: false },
  ],
}
const language = (mode: string) => [react(), messages(mode), emojiData()]

/** What the page names, and what somebody asks for. */
const named = new Set(['app', 'boot', ...wantedParts.map(([name]) => name)])

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => ({
  root,
  plugins: [
    language(mode),
    staticShell(),
    command === 'build' && [
      startPage(),
      ownPolicy(),
      compileHints(),
      serviceWorker(),
      licences(),
      sizeReport(),
    ],
  ],
  resolve: { alias },
  server: { proxy: backendProxy() },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames(root) } } } : {}),
  optimizeDeps: {
    // Everything a first load needs, so that no test page is reloaded half-way for a newly found package.
    include: [
      '@ariakit/react',
      '@tanstack/react-query',
      'clsx',
      'fast-blurhash',
      'idb',
      'lucide',
      'react',
      'react-dom',
      'react-dom/client',
      'react-error-boundary',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'use-intl',
      'valibot',
      'wouter',
      'wouter/memory-location',
      'wouter/use-browser-location',
      'zustand',
      'zustand/vanilla',
    ],
  },
  build: {
    target: 'es2022',
    // A style sheet that comes later makes the browser lay out the whole page again (decision 40).
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'static',
    license: { fileName: licencesFile },
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page names is there when a part is fetched.
      resolveDependencies: (_, files) => files.filter((file) => !/^static\/js\/(?:app|boot)-/.test(file)),
    },
    reportCompressedSize: false,
    // 3 kB less of the first view than the bundler's own minifier leaves.
    minify: mode === 'pseudo' ? false : 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      // Nothing here reads a property for what reading it does.
      compress: { passes: 2, hoist_funs: true, inline: 1, keep_fargs: false, pure_getters: true },
    },
    rolldownOptions: {
      treeshake,
      input: {
        index: `${root}/index.html`,
        'sw-pleroma': `${root}/src/service-worker/worker.ts`,
      },
      output: {
        entryFileNames: ({ name }) => (name === 'sw-pleroma' ? '[name].js' : 'static/js/[name]-[hash:7].js'),
        // The first view lists all files: what is only shared by others goes without a name of its own.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || named.has(name) ? 'static/js/[name]-[hash:7].js' : 'static/js/[hash:8].js',
        assetFileNames: ({ names }) =>
          `static/${names.some((name) => name.endsWith('.css')) ? 'css/' : ''}[name]-[hash:6][extname]`,
        ...(command === 'build'
          ? {
              codeSplitting: {
                groups: await codeGroups(root, {
                  plugins: [language(mode)],
                  alias,
                  treeshake,
                }),
              },
            }
          : {}),
      },
    },
  },
}))
