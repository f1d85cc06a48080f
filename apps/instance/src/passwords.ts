import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
// 2^12 rather than the usual 2^14 or more: accounts here are for trying out, and seeds make many.
const COST = 4096

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { N: COST }, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** `scrypt$salt$key`, both base64. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`
}

export const isPasswordRight = async (password: string, hash: string | null): Promise<boolean> => {
  const [kind, salt = '', key = ''] = (hash ?? '').split('$')
  if (kind !== 'scrypt') return false
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'))
}

/** Text for tokens, codes and secrets: 256 random bits, safe in an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url')
