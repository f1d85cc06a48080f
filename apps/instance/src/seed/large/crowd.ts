import type { Commands } from '../../commands/types.ts'
import type { Random } from '../random.ts'
import { render } from '../render.ts'
import { SAMPLE_ACCOUNTS } from '../small/index.ts'
import { generateName, generateText } from './words.ts'

const MINUTE = 60_000
const AUTHORS = 60
/** Drawings in `pictures/crowd`. */
const AVATARS = 12

export interface Crowd {
  readerId: string
  authorIds: string[]
}

/** The sample accounts and sixty people whom `wren` follows. */
export async function addCrowd(commands: Commands, random: Random, now: number): Promise<Crowd> {
  const avatars = await Promise.all(
    Array.from({ length: AVATARS }, (_, index) => render(`crowd/${String(index).padStart(2, '0')}`)),
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
