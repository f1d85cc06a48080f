import { join } from 'node:path'
import { build } from 'vite'

const folder = import.meta.dirname

/** Builds the floor pages: React without anything of ours, for measuring what there would be anyway. Never shipped. */
export async function buildFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    base: '/static/floor/',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { list: join(folder, 'list.html'), windowed: join(folder, 'windowed.html') },
      },
    },
  })
}
