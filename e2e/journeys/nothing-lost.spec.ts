import { expect, type Page } from '@playwright/test'
import { chooseOf } from '../fixtures/menu.ts'
import { silence } from '../fixtures/faults.ts'
import { forgetUploads } from '../fixtures/forget-uploads.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { picture } from '../fixtures/picture.ts'
import { postWith } from '../fixtures/posts.ts'
import { signIn } from '../fixtures/test.ts'
import {
  addPicture,
  expectKept,
  expectPosted,
  expectWhole,
  postButton,
  sidebarForm,
  test,
  textOf,
  windowForm,
  withPicture,
  withPoll,
  writeWhole,
} from '../fixtures/whole-draft.ts'

/* Each test is a way to lose what was written, and ends with all of it. docs/nothing-lost.md lists them. */

const waiting = (page: Page) => page.getByRole('main').getByRole('article', { name: /^Your post/ })
const goElsewhere = (page: Page) => page.getByRole('link', { name: 'Local', exact: true }).first().click()

test('a reload, in the window and in the sidebar', async ({ begin }) => {
  const { page, draft } = await begin(withPicture())
  await page.reload()
  await expectWhole(await windowForm(page), draft)
  await page.reload()
  await expectWhole(await sidebarForm(page), draft)
})

test('a tab that crashes in the middle of an upload', async ({ openAs, server, faults }) => {
  const page = await openAs(server.accounts.member)
  const draft = withPicture()
  await faults.add({ method: 'POST', path: '/api/v1/media', ...silence, times: 1 })
  await writeWhole(await windowForm(page), draft)
  await expectKept(page, draft)
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await faults.clear()
  const next = await page.context().newPage()
  await next.goto('/main/friends')
  await expectWhole(await windowForm(next), draft)
})

test('two tabs that write a new post each', async ({ openAs, server }) => {
  const page = await openAs(server.accounts.member)
  const [one, two] = [withPicture(), withPoll()]
  const form = await windowForm(page)
  const other = await page.context().newPage()
  await other.goto('/main/friends')
  await writeWhole(await windowForm(other), two)
  await page.bringToFront()
  await writeWhole(form, one)
  await expectKept(page, one)
  await page.reload()
  await expectWhole(await windowForm(page), one)
  await other.bringToFront()
  await other.reload()
  await expectWhole(await windowForm(other), two)
})

test('other screens, another site and the way back', async ({ begin }) => {
  const { page, draft } = await begin(withPoll())
  await page.keyboard.press('Escape')
  await goElsewhere(page)
  await expect(page).toHaveURL(/main\/public/)
  await page.goBack()
  await expectWhole(await sidebarForm(page), draft)
  await page.goto('about:blank')
  await page.goBack()
  await expectWhole(await sidebarForm(page), draft)
})

test('another language and another theme of the interface', async ({ begin }) => {
  const { page, form, draft } = await begin(withPicture())
  const other = await page.context().newPage()
  await other.goto('/about')
  await other.evaluate(() => {
    const chosen = { theme: 'beacon', interfaceLanguage: 'de', postLanguage: 'fr' }
    const viewerKey = Object.keys(localStorage).find((key) => key.endsWith('.viewer')) ?? ''
    localStorage.setItem(viewerKey.replace(/viewer$/, 'settings'), JSON.stringify(chosen))
  })
  await page.bringToFront()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'beacon')
  await expectWhole(form, draft)
  await page.reload()
  await expectWhole(await windowForm(page), draft)
})

test('a page that becomes as narrow as a phone, and wide again', async ({ begin }) => {
  const { page, draft } = await begin(withPoll())
  await page.keyboard.press('Escape')
  await textOf(await sidebarForm(page)).fill('In the sidebar')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'New post' }).click()
  const form = page.getByRole('dialog', { name: 'New post' })
  await expectWhole(form, { ...draft, text: 'In the sidebar' })
  await textOf(form).fill('As narrow as this')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expectWhole(await sidebarForm(page), { ...draft, text: 'As narrow as this' })
})

test('a server that forgets the files before the post is sent: it is posted with them', async ({
  begin,
  server,
  memberApi,
  complaints,
}) => {
  test.skip(!server.isEmbedded, 'only an embedded instance can be made to forget files')
  complaints.allow(/^console: Failed to load resource/)
  const { form, draft } = await begin(withPicture())
  forgetUploads(server)
  await postButton(form).click()
  await expect(form.getByRole('form').getByText(/Some files are no longer on the server/)).toBeVisible()
  await expectWhole(form, draft)
  await postButton(form).click()
  await expect(form).toHaveCount(0)
  await expectPosted(memberApi, draft)
})

test('a server that forgets the files while the page is closed', async ({ begin, server, complaints }) => {
  test.skip(!server.isEmbedded, 'only an embedded instance can be made to forget files')
  complaints.allow(/^console: Failed to load resource/)
  const { page, draft } = await begin(withPicture())
  await page.goto('about:blank')
  forgetUploads(server)
  await page.goto('/main/friends')
  await expectWhole(await windowForm(page), draft)
})

test('a session that ends in the middle of posting: it is posted after signing in again', async ({
  begin,
  server,
  memberApi,
  faults,
  complaints,
}) => {
  complaints.allow(/^console: Could not check the session/)
  const { page, form, draft } = await begin(withPicture())
  await faults.add({ path: '^/api/v1/(statuses|accounts/verify_credentials)$', isPattern: true, status: 401 })
  await postButton(form).click()
  await page.waitForURL('**/login')
  await faults.clear()
  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  await expectPosted(memberApi, draft)
})

test('a session that ends while somebody writes', async ({ begin, server, faults, complaints }) => {
  complaints.allow(/^console: Could not /)
  const { page, draft } = await begin(withPicture())
  await faults.add({ path: '^/api/v1/', isPattern: true, status: 401 })
  await page.keyboard.press('Escape')
  await goElsewhere(page)
  await expect(page.getByRole('form', { name: 'New post' })).toHaveCount(0)
  await faults.clear()
  await signIn(page, server.accounts.member)
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible()
  await expectWhole(await windowForm(page), draft)
})

test('signing out that is thought better of', async ({ begin }) => {
  const { page, draft } = await begin(withPoll())
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expectWhole(await sidebarForm(page), draft)
})

for (const [name, fault] of [
  ['HTML for JSON', { body: 'html' }],
  ['a line that breaks', { dropSocket: true }],
] as const)
  test(`a post that fails because of ${name}, and a reload`, async ({ begin, faults }) => {
    const { page, form, draft } = await begin(withPicture())
    await faults.add({ method: 'POST', path: '/api/v1/statuses', ...fault })
    await postButton(form).click()
    await expect(waiting(page)).toContainText(draft.text)
    await page.reload()
    await waiting(page).getByRole('button', { name: 'Edit' }).click()
    await expectWhole(page.getByRole('dialog'), draft)
  })

test('no network while somebody writes', async ({ begin, complaints }) => {
  complaints.allow(/^console: (?:Failed to load resource|WebSocket connection|Could not )/)
  const { description = '', ...words } = withPicture()
  const { page, form } = await begin(words)
  await page.context().setOffline(true)
  await textOf(form).fill(`${words.text}, offline`)
  await addPicture(form, description)
  await expect(form.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expectWhole(await windowForm(page), { ...words, description, text: `${words.text}, offline` })
})

test('a new release of the client, which no longer has the code of the form', async ({
  begin,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource/)
  const { page, draft } = await begin(withPicture())
  await page.route('**/static/js/composing-*.js', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  const field = page.getByRole('form', { name: 'New post' }).getByRole('textbox')
  await field.fill(`${draft.text}!`)
  await page.unroute('**/static/js/composing-*.js')
  await page.reload()
  await expectWhole(await windowForm(page), { ...draft, text: `${draft.text}!` })
})

test('another timeline while the code of the form is on its way', async ({ begin }) => {
  const { page, draft } = await begin(withPoll())
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/static/js/composing-*.js', (route) => mayCome.then(() => route.fallback()))
  await page.reload()
  const field = page.getByRole('form', { name: 'New post' }).getByRole('textbox')
  await field.fill('Before')
  await goElsewhere(page)
  await expect(page).toHaveURL(/main\/public/)
  await expect(field).toHaveValue('Before')
  await field.fill('Before and after')
  letCome()
  await expectWhole(await sidebarForm(page), { ...draft, text: 'Before and after' })
})

test('an address with a message, beside what was begun', async ({ begin }) => {
  const { page, draft } = await begin(withPicture())
  await page.goto('/?message=From%20elsewhere')
  const form = page.getByRole('dialog', { name: 'New post' })
  await expect(textOf(form)).toHaveValue('From elsewhere')
  await form.getByRole('button', { name: 'Drafts 1' }).click()
  await page.getByRole('list', { name: 'Drafts' }).getByText(draft.text).click()
  await expectWhole(form, draft)
})

test('writing anew a post whose text cannot be fetched, then one that cannot be deleted', async ({
  openAs,
  server,
  memberApi,
  faults,
}) => {
  const { text, subject, language, description = '' } = withPicture()
  const { id } = await memberApi.upload(picture(), 'geese.png', description)
  const fields = { spoiler_text: subject, visibility: 'unlisted', language, media_ids: [id] }
  await memberApi.post(text, fields)
  const page = await openAs(server.accounts.member)
  const redraft = async () => {
    await chooseOf(postWith(page, subject), 'Delete and redraft')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete and redraft' }).click()
  }
  const expectNotice = await watchNotices(page)
  await faults.add({ path: '/source$', isPattern: true, status: 500, times: 1 })
  await redraft()
  await expectNotice(/“Delete and redraft” didn’t work/)
  await faults.add({ method: 'DELETE', path: '/api/v1/statuses/', status: 500, times: 1 })
  await redraft()
  const draft = { text, subject, scope: 'Unlisted', language, description } as const
  await expectWhole(page.getByRole('dialog'), draft)
  await page.keyboard.press('Escape')
  await expect(postWith(page, subject)).toBeVisible()
  await expectPosted(memberApi, draft)
})
