import { expect, signIn, test } from '../fixtures/test.ts'

test('who is new is asked once: whom to follow, how it looks, how they read; and has it on every device', async ({
  browser,
  server,
}) => {
  test.skip(!server.isEmbedded, 'on a server that was given nobody knows who is new')
  const begin = async () => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await signIn(page, server.accounts.lockedMember)
    await page.waitForURL('**/main/friends')
    return page
  }
  const questions = { name: /^Welcome to/ }

  const phone = await begin()
  const dialog = phone.getByRole('dialog', questions)
  await test.step('asks', async () => {
    await expect(dialog).toBeVisible()
    const next = dialog.getByRole('button', { name: 'Next', exact: true })
    const looks = dialog.getByRole('radio', { name: /^Dusk/ })
    // Whom to follow is asked where somebody can be followed.
    const people = dialog.getByRole('button', { name: /^Follow/ })
    await expect(people.or(looks).first()).toBeVisible()
    if (!(await looks.isVisible())) await next.click()
    await looks.check()
    await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dusk')
    await next.click()
    await dialog.getByRole('checkbox', { name: 'Calm', exact: true }).check()
    await dialog.getByRole('button', { name: 'Start reading' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('never again', async () => {
    await phone.reload()
    await expect(phone.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dusk')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('not on another device either, which has what was chosen', async () => {
    const other = await begin()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dusk')
    await other.goto('/main/settings/accessibility')
    const shown = other.getByRole('dialog', { name: 'Settings' })
    await expect(shown.getByRole('switch', { name: /^Hide counts on posts/ })).toBeChecked()
    await expect(other.getByRole('dialog', questions)).toHaveCount(0)
    await other.context().close()
  })
  await phone.context().close()
})
