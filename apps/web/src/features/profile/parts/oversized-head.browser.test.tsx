import { freshWorld, seed, show } from '../../../testing/world.tsx'
import { expect, test } from 'vitest'
import { entityStore } from '../../../model/entities.ts'
import { servedPicture } from '../../../testing/emoji.ts'
import { wireAccount } from '../../../testing/wire.ts'
import { HeadFields, HeadHtml, HeadNote } from '../index.ts'
import { amountOfField } from '../rules/head-bounds.ts'

async function authorWith(change: Record<string, unknown>) {
  const id = await seed(freshWorld(), { account: wireAccount(change) })
  const status = entityStore.statuses.get(id)
  const account = status && entityStore.accounts.get(status.accountId)
  if (account === undefined) throw new Error('no account')
  return account
}

const emojis = Array.from({ length: 1_000 }, (_, index) => ({
  shortcode: `e${index}`,
  url: `${servedPicture}#${index}`,
  static_url: `${servedPicture}#${index}`,
}))
const shortcodes = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `:e${(first + index) % 1_000}:`).join(' ')

test('of more fields than any server takes twenty show, and twenty more with each press', async () => {
  const account = await authorWith({
    fields: Array.from({ length: 50 }, (_, index) => ({
      name: `Field ${index}`,
      value: 'x',
      verified_at: null,
    })),
  })
  const fields = account.fields.map(({ name, value }) => ({ name, value, verifiedAt: null }))
  const screen = await show(<HeadFields fields={fields} emojis={[]} />)
  const names = () => screen.container.querySelectorAll('dt').length
  const more = screen.getByRole('button', { name: 'Show more of the 50 fields' })
  expect(names()).toBe(20)
  await more.press()
  expect(names()).toBe(40)
  await more.press()
  expect(names()).toBe(50)
  await expect.element(more).not.toBeInTheDocument()
})

test('fields that are full of emoji ask for few pictures, and say the rest', async () => {
  const account = await authorWith({
    emojis,
    fields: Array.from({ length: 100 }, (_, index) => ({
      name: shortcodes(200, index * 7),
      value: shortcodes(2_000, index * 7),
      verified_at: null,
    })),
  })
  const { value: amount } = amountOfField(account.fields.length)
  const fields = account.fields.map(({ name, value }) => ({
    name,
    value: <HeadHtml account={account} html={value} amount={amount} />,
    verifiedAt: null,
  }))
  const screen = await show(<HeadFields fields={fields} emojis={account.emojis} />)
  const pictures = new Set([...screen.container.querySelectorAll('img')].map(({ src }) => src))
  expect(pictures.size).toBeGreaterThan(20)
  expect(pictures.size).toBeLessThanOrEqual(80)
  expect(screen.container.textContent).toContain(':e50:')
})

test('an honest field is whole', async () => {
  const account = await authorWith({
    emojis,
    fields: [
      { name: 'Sings :e1:', value: `<p>${shortcodes(12)} ${'goose '.repeat(300)}</p>`, verified_at: null },
    ],
  })
  const { value: amount } = amountOfField(4)
  const html = account.fields[0]?.value ?? ''
  const screen = await show(<HeadHtml account={account} html={html} amount={amount} />)
  expect(screen.container.querySelectorAll('img')).toHaveLength(12)
  expect(screen.container.textContent.match(/goose/g)).toHaveLength(300)
})

test('a biography of 200,000 lines shows its beginning, an honest one is whole', async () => {
  const honest = await authorWith({ note: `<p>${'Bell ringer<br>'.repeat(40)}</p>` })
  const plain = await show(<HeadNote account={honest} />)
  expect(plain.container.querySelector('button')).toBeNull()
  await plain.unmount()
  const endless = await authorWith({ note: `<p>${'x<br>'.repeat(200_000)}</p>` })
  const screen = await show(<HeadNote account={endless} />)
  const height = () => screen.container.getBoundingClientRect().height
  expect(height()).toBeLessThan(600)
  await screen.getByRole('button', { name: 'Show more of the bio' }).press()
  await expect
    .element(screen.getByRole('button', { name: 'Show less of the bio' }))
    .toHaveAttribute('aria-expanded', 'true')
  expect(height()).toBeGreaterThan(2_000)
})
