import { join } from 'node:path'
import { build } from 'vite'

const folder = import.meta.dirname

/** A list of posts, a windowed one, and a list with notifications beside it and a socket. */
export const floorPages = ['list', 'windowed', 'home'] as const
export type FloorPage = (typeof floorPages)[number]

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
        input: Object.fromEntries(floorPages.map((page) => [page, join(folder, `${page}.html`)])),
      },
    },
  })
}
