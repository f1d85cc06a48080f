import { freshWorld, seed, show } from '../../../testing/world.tsx'
import { expect, test } from 'vitest'
import { entityStore } from '../../../model/entities.ts'
import { setSetting } from '../../../model/settings.ts'
import { servedPicture } from '../../../testing/emoji.ts'
import { wireAccount, wirePoll } from '../../../testing/wire.ts'
import { StatusCard } from '../../status/index.ts'
import { HeadFields, HeadHtml, ProfileBanner, HeadNote } from '../index.ts'

const eye = '<img class="emoji" src="https://far.invalid/eye.png" alt=":eye:">'
const cat = {
  shortcode: 'cat',
  url: servedPicture,
  static_url: servedPicture,
  visible_in_picker: true,
}

test('[POST-10] only listed emoji are pictures: in posts, subjects, polls, names, biographies and fields', async () => {
  const server = freshWorld()
  setSetting('collapseMessageWithSubject', false)
  const words = `${eye} :cat:`
  const id = await seed(server, {
    content: `<p>post ${words}</p>`,
    spoiler_text: `subject ${words}`,
    emojis: [cat],
    poll: wirePoll({ emojis: [cat], options: [{ title: `option ${words}`, votes_count: 1 }] }),
    account: wireAccount({
      display_name: `name ${words}`,
      note: `<p>note ${words}</p>`,
      fields: [{ name: `field ${words}`, value: `value ${words}`, verified_at: null }],
      emojis: [cat],
    }),
  })
  const status = entityStore.statuses.get(id)
  const account = status && entityStore.accounts.get(status.accountId)
  if (account === undefined) throw new Error('no account')
  const fields = account.fields.map(({ name, value }) => ({
    name,
    value: <HeadHtml account={account} html={value} />,
    verifiedAt: null,
  }))
  const screen = await show(
    <>
      <StatusCard statusId={id} />
      <ProfileBanner account={account} isSample>
        <HeadNote account={account} />
        <HeadFields emojis={account.emojis} fields={fields} />
      </ProfileBanner>
    </>,
  )
  await expect.element(screen.getByText(/^post :eye:/)).toBeInTheDocument()
  await expect.element(screen.getByText(/^note :eye:/)).toBeVisible()
  await expect.element(screen.getByText(/^value :eye:/)).toBeVisible()
  await expect.element(screen.getByText(/^option/).first()).toBeInTheDocument()
  const sources = [...screen.container.querySelectorAll('img')].map(({ src }) => src)
  expect(sources.filter((src) => src.startsWith('https://far.invalid'))).toEqual([])
  expect(sources.filter((src) => src === cat.url).length).toBeGreaterThanOrEqual(7)
})
