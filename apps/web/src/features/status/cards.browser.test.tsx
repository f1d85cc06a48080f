import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { setSetting } from '../../model/settings.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { ada, linkCard, quotedPost, wireImage } from '../../testing/wire.ts'
import { StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

describe('cards inside of a post', () => {
  test('[POST-05] a quote card shows the quoted post and leads to its conversation', async () => {
    const screen = await show(
      <StatusCard statusId={await seed(server, { quote_id: 'q1', quote: quotedPost })} />,
    )
    await expect.element(screen.getByText('A good index is an act of kindness.')).toBeVisible()
    const whole = screen.getByRole('link', { name: 'Open the quoted post' })
    await expect.element(whole).toHaveAttribute('href', '/notice/q1')
  })

  test('[POST-06] a card in a right-to-left script begins at the right', async () => {
    const card = { ...linkCard, title: 'خبر تازه: آب رودخانه', description: 'توضیح کوتاه؟', image: null }
    const screen = await show(<StatusCard statusId={await seed(server, { card })} />)
    const words = document.createRange()
    words.selectNodeContents(screen.getByText('خبر تازه: آب رودخانه').element())
    const whole = screen.container.querySelector('[data-link-card]')?.getBoundingClientRect()
    expect(words.getBoundingClientRect().right).toBeGreaterThan((whole?.right ?? 0) - 20)
  })

  test('[POST-05] pictures of a quoted post fill their tiles and keep links of their own', async () => {
    const quote = { ...quotedPost, media_attachments: [wireImage('m1')] }
    const screen = await show(<StatusCard statusId={await seed(server, { quote_id: 'q1', quote })} />)
    const picture = screen.getByRole('link', { name: 'Picture m1' }).element()
    const tile = picture.parentElement?.getBoundingClientRect()
    expect(picture.getBoundingClientRect().height).toBe(tile?.height)
    const middle = { x: (tile?.left ?? 0) + (tile?.width ?? 0) / 2, y: (tile?.top ?? 0) + 60 }
    expect(document.elementFromPoint(middle.x, middle.y)?.closest('a')).toBe(picture)
    const words = screen.getByText('A good index is an act of kindness.').element().getBoundingClientRect()
    const below = document.elementFromPoint(words.left + 20, words.top + 5)
    expect(below?.closest('a')?.getAttribute('href')).toBe('/notice/q1')
  })

  test('[MEDIA-10] what was uncovered in a quote stays so after it left the screen', async () => {
    const quote = { ...quotedPost, sensitive: true, media_attachments: [wireImage('m1')] }
    const id = await seed(server, { quote_id: 'q1', quote })
    const screen = await show(<StatusCard statusId={id} />)
    await screen.getByRole('button', { name: 'Sensitive: show media' }).press()
    await expect.element(screen.getByRole('link', { name: 'Picture m1' })).toBeVisible()
    await screen.unmount()
    const again = await show(<StatusCard statusId={id} />)
    await expect.element(again.getByRole('link', { name: 'Picture m1' })).toBeVisible()
  })

  test('[POST-05] the marks of bots are turned off in quotes too', async ({ task }) => {
    task.meta.settings = ['hideBotIndication']
    const quote = { ...quotedPost, account: { ...ada, bot: true } }
    const id = await seed(server, { quote_id: 'q1', quote })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByText('Bot', { exact: true })).toBeVisible()
    setSetting('hideBotIndication', true)
    await expect.element(screen.getByText('Bot', { exact: true })).not.toBeInTheDocument()
    setSetting('hideBotIndication', undefined)
  })

  test('[POST-05] a quoted post that the server does not give is said to be unavailable', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { quote_id: 'q1' })} />)
    await expect.element(screen.getByText('The quoted post isn’t available.')).toBeVisible()
  })

  test('[POST-06] a link card shows address, picture, title, description and provider', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { card: linkCard })} />)
    const link = screen.getByRole('link', { name: /Eleven winters/ })
    await expect.element(link).toHaveAttribute('href', linkCard.url)
    await expect
      .element(link)
      .toHaveTextContent(`${linkCard.provider_name}${linkCard.title}${linkCard.description}`)
    expect(link.element().querySelector('img')?.src).toBe(linkCard.image)
  })

  test('a link card of a scheme that is not of the web does not show', async () => {
    const screen = await show(
      <StatusCard statusId={await seed(server, { card: { ...linkCard, url: 'javascript:alert(1)' } })} />,
    )
    expect(screen.container.querySelector('[data-link-card]')).toBeNull()
  })

  test('[POST-05] a quoted post that exists but is held back is not asked for', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { quote_id: '_' })} />)
    await expect.element(screen.getByText('The quoted post isn’t available.')).toBeVisible()
    expect(server.calls).toHaveLength(0)
  })

  test('[POST-05] a quote inside of a quote is not drawn', async () => {
    const inner = { ...quotedPost, id: 'q2', content: '<p>Deep words.</p>' }
    const quote = { ...quotedPost, quote_id: 'q2', quote: inner }
    const screen = await show(<StatusCard statusId={await seed(server, { quote_id: 'q1', quote })} />)
    await expect.element(screen.getByText('A good index is an act of kindness.')).toBeVisible()
    await expect.element(screen.getByText('Deep words.')).not.toBeInTheDocument()
  })

  test('[POST-06] the picture keeps its room before it comes and when it does not come', async () => {
    const id = await seed(server, { card: linkCard })
    const screen = await show(<StatusCard statusId={id} />)
    const link = screen.getByRole('link', { name: /Eleven winters/ }).element()
    const picture = link.querySelector('img') as HTMLImageElement
    expect(getComputedStyle(picture).opacity).toBe('0')
    const before = link.getBoundingClientRect()
    const words = screen.getByText('Eleven winters').element().getBoundingClientRect()
    picture.dispatchEvent(new Event('error'))
    await expect.poll(() => link.querySelector('img')).toBeNull()
    expect(link.getBoundingClientRect().height).toBe(before.height)
    expect(screen.getByText('Eleven winters').element().getBoundingClientRect().left).toBe(words.left)
  })

  test('[POST-06] the picture shows when it has loaded', async () => {
    const neverFails = (event: Event) => event.stopImmediatePropagation()
    addEventListener('error', neverFails, true)
    const screen = await show(<StatusCard statusId={await seed(server, { card: linkCard })} />)
    const picture = screen.container.querySelector('[data-link-card] img') as HTMLImageElement
    picture.dispatchEvent(new Event('load'))
    await expect.poll(() => getComputedStyle(picture).opacity).toBe('1')
    removeEventListener('error', neverFails, true)
  })

  test('[POST-06] of a sensitive post the card shows no picture, and says why', async () => {
    const screen = await show(
      <StatusCard statusId={await seed(server, { card: linkCard, sensitive: true })} />,
    )
    const link = screen.getByRole('link', { name: /Eleven winters/ })
    expect(link.element().textContent).toContain('Sensitive')
    expect(link.element().querySelector('img')).toBeNull()
  })

  test('[POST-06] with media turned off the card has only words, each place by its own setting', async () => {
    setSetting('hideAttachments', true)
    const id = await seed(server, { card: linkCard })
    const picture = (screen: Awaited<ReturnType<typeof show>>) =>
      screen.container.querySelector('[data-link-card] img')
    const inTimeline = await show(<StatusCard statusId={id} />)
    expect(picture(inTimeline)).toBeNull()
    await inTimeline.unmount()
    expect(picture(await show(<StatusCard statusId={id} isInConversation />))).not.toBeNull()
    setSetting('hideAttachments', undefined)
  })
})
