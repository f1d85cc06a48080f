import { elsewhere, movePictures, serveElsewhere } from '../fixtures/elsewhere.ts'
import { choose } from '../fixtures/menu.ts'
import { picture } from '../fixtures/picture.ts'
import { newWords, postWith, timeOf } from '../fixtures/posts.ts'
import { beginSettings } from '../fixtures/settings.ts'
import { type Sent, watchRequests } from '../fixtures/requests.ts'
import { secretsOf } from '../fixtures/storage.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const hasAny = (address: string, secrets: readonly string[]) =>
  secrets.some((secret) => address.includes(secret) || address.includes(encodeURIComponent(secret)))

/** What no request may do, with the requests that do it. */
function leaksOf(sent: readonly Sent[], own: string, secrets: readonly string[]) {
  const those = (does: (request: Sent) => boolean) => sent.filter(does).map(({ address }) => address)
  return {
    tellsOthersThePage: those(
      ({ address, headers }) => new URL(address).origin !== own && headers['referer'] !== undefined,
    ),
    hasSecretInAddress: those(
      ({ address, headers }) => hasAny(address, secrets) || hasAny(headers['referer'] ?? '', secrets),
    ),
    sendsCookie: those(({ headers }) => headers['cookie'] !== undefined),
  }
}

test('in a whole tour no other host learns the page, no address but the socket’s has the token (API-154), no cookie goes out or stays, and the content policy reports nothing', async ({
  context,
  server,
  memberApi,
  secondApi,
  complaints,
}) => {
  test.skip(!server.isEmbedded, 'only an embedded instance lets pictures of its people lie elsewhere')
  const { username, password } = server.accounts.member
  await beginSettings(memberApi)
  await memberApi.call('POST', `/api/v1/accounts/${secondApi.id}/follow`)
  // Below many that wait for an answer the favourite would not be in the document.
  await memberApi.call('POST', '/api/v1/notifications/clear')
  const own = await memberApi.post(newWords('Bread again'))
  await secondApi.call('POST', `/api/v1/statuses/${own.id}/favourite`)
  const field = await secondApi.upload(picture(), 'field.png', 'A field')
  const words = newWords('Geese over the fen')
  await secondApi.post(words, { media_ids: [field.id] })
  movePictures(server, secondApi.id)
  const watch = watchRequests(context)
  await serveElsewhere(context)

  const page = await context.newPage()
  const main = page.getByRole('main')
  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  const post = postWith(page, words)
  await expect(post.getByRole('link', { name: 'A field' })).toBeVisible()
  const { userToken, appToken, clientSecret } = await secretsOf(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.getByRole('button', { name: 'Quick settings' }).click()
  await choose(page, 'Live updates', 'menuitemcheckbox')
  await expect.poll(() => watch.sockets.length).toBeGreaterThan(0)

  await timeOf(post).click()
  await page.waitForURL('**/notice/**')
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible()
  await post.getByRole('link', { name: server.accounts.secondMember.username }).first().click()
  await page.waitForURL(`**/${server.accounts.secondMember.username}`)
  await expect(main.getByRole('heading', { level: 1 })).toContainText(server.accounts.secondMember.username)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?query=*')
  await expect(post).toBeVisible()

  await page.goto('/main/friends')
  const form = page.getByRole('form', { name: 'New post' })
  const answer = newWords('I saw them as well')
  await form.getByRole('textbox', { name: 'Post text' }).fill(answer)
  const file = { name: 'geese.png', mimeType: 'image/png', buffer: Buffer.from(picture()) }
  await form.getByLabel('Files to add').setInputFiles(file)
  await form.getByRole('textbox', { name: 'Description of geese.png' }).fill('Forty geese in a V')
  const posted = page.waitForResponse('**/api/v1/statuses')
  await form.getByRole('button', { name: 'Post', exact: true }).click()
  expect((await posted).ok()).toBe(true)
  await expect(postWith(page, answer)).toBeVisible()
  expect(await context.cookies()).toEqual([])

  const favourite = post.getByRole('button', { name: /^Favourite/ })
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/${username}/notifications`)
  await expect(main.getByText(/ favourited$/).first()).toBeVisible()
  const revoked = page.waitForResponse('**/oauth/revoke')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/main/public')
  expect((await revoked).ok()).toBe(true)

  const sent = await watch.sent()
  const paths = sent.map(({ address }) => new URL(address).pathname)
  for (const path of ['/api/v1/media', '/api/v2/search', '/api/v1/notifications'])
    expect(paths).toContain(path)
  for (const path of ['/face.png', '/banner.png']) expect(paths).toContain(path)
  expect(sent.some(({ isOfWorker }) => isOfWorker)).toBe(true)
  const secrets = [userToken, appToken ?? '', clientSecret, password].filter((secret) => secret !== '')
  expect(leaksOf(sent, server.url, secrets)).toEqual({
    tellsOthersThePage: [],
    hasSecretInAddress: [],
    sendsCookie: [],
  })
  expect(await context.cookies()).toEqual([])
  for (const socket of watch.sockets) {
    const { pathname, searchParams } = new URL(socket)
    expect([pathname, searchParams.get('access_token')]).toEqual(['/api/v1/streaming', userToken])
    expect(
      hasAny(
        socket,
        secrets.filter((secret) => secret !== userToken),
      ),
    ).toBe(false)
  }
  expect(complaints.list).toEqual([])
})

test('the watch of requests would see a page that is told, a token in an address and a cookie', async ({
  context,
  server,
  memberApi,
}) => {
  test.skip(!server.isEmbedded, 'only an embedded instance sets its cookie for certain')
  const watch = watchRequests(context)
  await serveElsewhere(context)
  const page = await context.newPage()
  await page.goto('/about')
  await page.evaluate(
    async ({ token, host }) => {
      const asked = `/api/v1/accounts/verify_credentials?access_token=${token}`
      const headers = { authorization: `Bearer ${token}` }
      for (let times = 0; times < 2; times += 1) await (await fetch(asked, { headers })).text()
      const image = new Image()
      image.referrerPolicy = 'unsafe-url'
      image.src = `${host}/told.png`
      await image.decode()
    },
    { token: memberApi.token, host: elsewhere },
  )
  const asked = expect.stringContaining('/api/v1/accounts/verify_credentials')
  expect(leaksOf(await watch.sent(), server.url, [memberApi.token])).toEqual({
    tellsOthersThePage: [`${elsewhere}/told.png`],
    hasSecretInAddress: [asked, asked],
    sendsCookie: expect.arrayContaining([asked]),
  })
  expect(await context.cookies()).not.toEqual([])
})
