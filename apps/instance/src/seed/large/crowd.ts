import type { Commands } from '../../commands/types.ts'
import { drawPortrait, type Portrait } from '../pictures/portraits.ts'
import { render } from '../pictures/render.ts'
import type { Random } from '../random.ts'
import { SAMPLE_ACCOUNTS } from '../small/sample-accounts.ts'
import { generateName, generateText } from './words.ts'

const MINUTE = 60_000
const AUTHORS = 60
const STYLES: readonly Portrait['style'][] = [
  'bob',
  'long',
  'bun',
  'curls',
  'crop',
  'cloud',
  'braid',
  'shaggy',
  'parting',
  'ponytail',
  'locs',
  'spikes',
]

function generatePortrait(random: Random): Portrait {
  return {
    background: random.pick([
      ['#f8cfa4', '#e0876a'],
      ['#cfdccf', '#8aa895'],
      ['#ddcfec', '#a593cc'],
      ['#a9cfe4', '#5d90b6'],
      ['#f3d27a', '#dd9a3c'],
    ] as const),
    skin: random.pick(['#f1cba9', '#8d5634', '#e0ab82', '#c68a5f', '#f6dcc6', '#6b4028']),
    hair: random.pick(['#5a2d1d', '#1d1a1c', '#c65a24', '#d9d4cc', '#8a5a33']),
    style: random.pick(STYLES),
    clothes: random.pick(['#2f5d62', '#7a2e4d', '#e2b04a', '#344563', '#4f6b3c']),
    ...(random.chance(0.3) ? { glasses: random.pick(['round', 'square'] as const) } : {}),
  }
}

export interface Crowd {
  readerId: string
  authorIds: string[]
}

/** The sample accounts and sixty people whom `wren` follows. */
export async function addCrowd(commands: Commands, random: Random, now: number): Promise<Crowd> {
  const avatars = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      render(`crowd-${index}`, () => drawPortrait(generatePortrait(random)), { width: 128 }),
    ),
  )
  const authorIds: string[] = []
  let readerId = ''
  await commands.batch(async (batched) => {
    for (const { username, password, role, isLocked, totpSecret, recoveryCodes } of SAMPLE_ACCOUNTS) {
      const account = await batched.createAccount({
        username,
        displayName: username,
        password,
        role,
        isLocked,
        createdAt: now - 400 * 24 * 60 * MINUTE,
        ...(totpSecret === undefined ? {} : { totpSecret, recoveryCodes: recoveryCodes ?? [] }),
      })
      if (username === 'wren') readerId = account.id
    }
    for (let index = 0; index < AUTHORS; index += 1) {
      const account = await batched.createAccount({
        username: `crowd${index}`,
        displayName: generateName(index),
        bio: generateText(random),
        createdAt: now - 300 * 24 * 60 * MINUTE,
        host: index % 4 === 3 ? 'loomtown.example' : null,
      })
      authorIds.push(account.id)
      await batched.follow({
        accountId: readerId,
        targetId: account.id,
        notifies: false,
        createdAt: now - 200 * 24 * 60 * MINUTE,
      })
    }
  })
  for (const [index, accountId] of authorIds.entries()) {
    const avatar = avatars[index % avatars.length]
    if (avatar !== undefined)
      await commands.updateAccount(accountId, {
        avatarUrl: (await commands.addMedia({ accountId, bytes: avatar.bytes, mime: avatar.mime })).url,
      })
  }
  return { readerId, authorIds }
}
