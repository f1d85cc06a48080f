/** One of the accounts a newcomer may sign in with. */
export interface SampleAccount {
  username: string
  /** What this account is for, in a few words. */
  purpose: string
  password: string
  role: 'member' | 'moderator' | 'admin'
  isLocked: boolean
  totpSecret?: string
  recoveryCodes?: readonly string[]
}

/** The password of every sample account: the world is for trying out and never leaves this computer. */
export const SAMPLE_PASSWORD = 'heronsong'

/** Base32 secret of the sample account with two-factor sign-in. */
export const SAMPLE_TOTP_SECRET = 'HERONREEDMISTSLUICEWILLOWOTTERAA'

const RECOVERY_CODES = [
  '4f1c09b2a7d35e68',
  '91be7720c4fd1a53',
  'c83a5d16e2904bf7',
  '07d6f2b8351ea94c',
  'ea5390d47c1b62f8',
] as const

export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  {
    username: 'wren',
    purpose: 'the main reader, follows nearly everybody',
    password: SAMPLE_PASSWORD,
    role: 'member',
    isLocked: false,
  },
  {
    username: 'tomas',
    purpose: 'a second member, for answers and follows',
    password: SAMPLE_PASSWORD,
    role: 'member',
    isLocked: false,
  },
  {
    username: 'maren',
    purpose: 'a locked account with follow requests',
    password: SAMPLE_PASSWORD,
    role: 'member',
    isLocked: true,
  },
  {
    username: 'odile',
    purpose: 'a moderator',
    password: SAMPLE_PASSWORD,
    role: 'moderator',
    isLocked: false,
  },
  { username: 'abel', purpose: 'the admin', password: SAMPLE_PASSWORD, role: 'admin', isLocked: false },
  {
    username: 'priya',
    purpose: 'a member with two-factor sign-in',
    password: SAMPLE_PASSWORD,
    role: 'member',
    isLocked: false,
    totpSecret: SAMPLE_TOTP_SECRET,
    recoveryCodes: RECOVERY_CODES,
  },
]
