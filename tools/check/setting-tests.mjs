import { readFacts } from './sources.mjs'

/** `task.meta.settings = ['theme']` in a test, or `{ meta: { settings: ['theme'] } }` as its options. */
const metadata = /\bmeta(?:\.settings = |: \{ settings: )\[([^\]]*)\]/g

/**
 * The settings that the tests of a file name in their metadata, because they show what these settings do.
 * @returns for each setting the test, and whether the file mentions the setting elsewhere too
 */
export function settingTestsIn({ path, text, tests }) {
  const rest = text.replaceAll(metadata, '')
  return tests
    .filter(({ isGroup }) => !isGroup)
    .flatMap(({ title, code }) =>
      [...code.matchAll(metadata)]
        .flatMap(([, names]) => names.match(/\w+/g) ?? [])
        .map((name) => ({
          name,
          file: path,
          title,
          isMentioned: new RegExp(`\\b${name}\\b`).test(rest),
        })),
    )
}

/** Those of all tests of the client. */
export const settingTests = () => readFacts(/\.test\.tsx?$/, ['apps/web/src']).flatMap(settingTestsIn)
