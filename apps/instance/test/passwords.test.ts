import { expect, it } from 'vitest'
import { createInstance } from '../src/index.ts'
import { hashPassword, isPasswordRight } from '../src/passwords.ts'

const OLDER = 'scrypt$AQEBAQEBAQEBAQEBAQEBAQ==$Qbp88kPpuq9+nqKkaVJ5U+9xKEzxjql+fZrXNb5k4Dk='

it('a password is right for its own hash only, whatever work the hash took', async () => {
  for (const cost of [16, 4096]) {
    const hash = await hashPassword('heronsong', cost)
    expect([await isPasswordRight('heronsong', hash), await isPasswordRight('heronsung', hash)]).toEqual([
      true,
      false,
    ])
  }
})

it('a hash of an older database, which does not name its cost, is still read', async () => {
  expect([await isPasswordRight('heronsong', OLDER), await isPasswordRight('', OLDER)]).toEqual([true, false])
})

it.for([null, '', 'scrypt', 'scrypt$$', 'bcrypt$16$AQ==$AQ=='])(
  'nothing is right for the hash %j',
  async (hash) => {
    expect(await isPasswordRight('', hash)).toBe(false)
  },
)

it('an instance takes the full cost by default', async () => {
  const hashOf = async (options: { passwordCost?: number }) => {
    const instance = createInstance({ database: ':memory:', ...options })
    const { password_hash } = await instance.commands.createAccount({
      username: 'wren',
      password: 'heronsong',
    })
    await instance.close()
    return password_hash
  }
  expect(await hashOf({})).toMatch(/^scrypt\$4096\$/)
  expect(await hashOf({ passwordCost: 16 })).toMatch(/^scrypt\$16\$/)
})
