import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32

/**
 * Work of a hash (N of scrypt, a power of two). 2^12 rather than the usual 2^14 or more: accounts here are for trying
 * out, and seeds make many.
 */
export const PASSWORD_COST = 4096

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** `scrypt$cost$salt$key`, the last two base64; without `cost` in older databases. */
export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `scrypt$${cost}$${salt.toString('base64')}$${key.toString('base64')}`
}

export const isPasswordRight = async (password: string, hash: string | null): Promise<boolean> => {
  const [, cost, salt = '', key = ''] = /^scrypt\$(?:(\d+)\$)?([^$]+)\$([^$]+)$/.exec(hash ?? '') ?? []
  if (key === '') return false
  const derived = await derive(password, Buffer.from(salt, 'base64'), Number(cost ?? PASSWORD_COST))
  return timingSafeEqual(derived, Buffer.from(key, 'base64'))
}

/** Text for tokens, codes and secrets: 256 random bits, safe in an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url')
