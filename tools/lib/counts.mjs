/** Counts of Vitest's JSON report; a report that is missing counts as one failure. */
export function vitestCounts(report) {
  if (!report) return { passed: 0, failed: 1 }
  const suitesBroken = (report.testResults ?? []).filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  ).length
  return { passed: report.numPassedTests ?? 0, failed: (report.numFailedTests ?? 0) + suitesBroken }
}

/** Counts of Playwright's JSON report; flaky journeys count as failed. */
export function playwrightCounts(report) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) }
}

/** Where Playwright wrote down what was on the page when a journey failed for the first time, and what was pressed last. */
export function playwrightPages(report) {
  const titled = (suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => {
        const attached = (wanted) => (results[0]?.attachments ?? []).filter(({ name }) => name === wanted)
        const presses = attached('presses').map(({ body }) => Buffer.from(body, 'base64').toString())
        return attached('error-context').map(({ path }) => ({ title, path, presses }))
      }),
    ),
    ...(suite.suites ?? []).flatMap(titled),
  ]
  return (report?.suites ?? []).flatMap(titled)
}

/** Vitest's tests that failed, and the files that could not be run, each with the beginning of what it said. */
export function vitestFailures(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [`${name}${begins(message)}`]
      return failed.map(({ fullName, failureMessages }) => `${fullName}${begins(failureMessages?.[0])}`)
    })
}

const mostLines = 6

const begins = (message = '') =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines)
    .map((line) => `\n    ${line.trimEnd()}`)
    .join('')
