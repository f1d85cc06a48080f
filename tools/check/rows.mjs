// Which rows of the specification's finished areas have no test whose title starts with their id.
import { testsByRow } from './features.mjs'

/** Areas that are finished, each with the number of its last row. */
const finished = {
  BOOT: 18,
  ROUTE: 25,
  AUTH: 17,
  TL: 27,
  CONV: 10,
  POST: 55,
  MEDIA: 24,
  POLL: 15,
  REACT: 7,
  RT: 15,
  TAG: 3,
  COMP: 43,
  EMOJI: 15,
  SHELL: 50,
  USER: 31,
  PROF: 23,
  SEARCH: 8,
  LIST: 9,
  ANN: 11,
  FREQ: 6,
  PAGES: 16,
  REG: 23,
  PUSH: 4,
}

/** Rows of these areas that nothing shows yet, and why. */
const leftOut = {}

const idsOf = (area, last) =>
  Array.from({ length: last }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`)

/** Compares areas, exceptions and tests; a row that is left out although it has a test is a complaint too. */
export function judgeRows(areas, exceptions, tests) {
  const ids = Object.entries(areas).flatMap(([area, last]) => idsOf(area, last))
  const missing = ids.filter((id) => !tests.has(id) && !Object.hasOwn(exceptions, id))
  const stale = Object.keys(exceptions).filter((id) => tests.has(id) || !ids.includes(id))
  return {
    shown: ids.filter((id) => tests.has(id)).length,
    all: ids.length,
    complaints: [
      ...missing.map((id) => `${id}: no test starts with it`),
      ...stale.map((id) => `${id}: is said to be left out, and is not`),
    ],
  }
}

/** How many rows of the finished areas are shown by a test, which are not, and why. */
export function rowsReport() {
  const { shown, all, complaints } = judgeRows(finished, leftOut, testsByRow())
  const known = Object.entries(leftOut).map(([id, why]) => `  ${id}: ${why}`)
  const output = [
    `rows of finished areas that a test shows: ${shown} of ${all}`,
    ...known,
    ...complaints,
  ].join('\n')
  return { code: complaints.length === 0 ? 0 : 1, output }
}
