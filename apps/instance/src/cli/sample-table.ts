import { SAMPLE_ACCOUNTS } from '../seed/index.ts'

/** The sample accounts as a small table for a terminal. */
export function sampleTable(): string {
  const rows = [
    ['user', 'password', 'for'],
    ...SAMPLE_ACCOUNTS.map(({ username, password, purpose }) => [username, password, purpose]),
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map(
    ([user = '', password = '', purpose = '']) =>
      `  ${user.padEnd(widths[0] ?? 0)}  ${password.padEnd(widths[1] ?? 0)}  ${purpose}`,
  )
  const secured = SAMPLE_ACCOUNTS.flatMap(({ username, totpSecret, recoveryCodes = [] }) =>
    totpSecret === undefined
      ? []
      : [
          `  ${username}’s authenticator secret: ${totpSecret}`,
          `  ${username}’s recovery codes: ${recoveryCodes.join(' ')}`,
        ],
  )
  return [...lines, '', ...secured].join('\n')
}
