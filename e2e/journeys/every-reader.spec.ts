import type { Browser, Locator, Page } from '@playwright/test'
import { expectFocusKept, tabTo } from '../fixtures/keyboard.ts'
import { chooseWay, waysOfReading, type WayOfReading } from '../fixtures/ways-of-reading.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { beginSettings, longNotices } from '../fixtures/settings.ts'
import { expect, test } from '../fixtures/test.ts'

interface Reader {
  readonly who: string
  /** Of the browser's own setting, CSS px. */
  readonly letters?: number
  /** Chosen in the first run. */
  readonly way?: WayOfReading
  readonly options: Parameters<Browser['newContext']>[0]
}

const phone = { width: 390, height: 844 }

const readers: readonly Reader[] = [
  { who: 'letters of 24 px', letters: 24, options: { viewport: { width: 1280, height: 800 } } },
  { who: 'letters of 32 px on a phone', letters: 32, options: { viewport: phone } },
  { who: 'a window of 320 × 256 px', options: { viewport: { width: 320, height: 256 } } },
  { who: 'forced colours', options: { viewport: phone, forcedColors: 'active' } },
  { who: 'reduced motion', options: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } },
  ...waysOfReading.map((way) => ({
    who: `“${way.name}” in “How I read”`,
    way,
    options: { viewport: { width: 1280, height: 800 } },
  })),
]

/** Everything that can be pressed in a post lies inside the main column, and nothing lies over it. */
async function expectWithinReach(post: Locator) {
  const outOfReach = await post.evaluate((article) => {
    const main = document.querySelector('main')?.getBoundingClientRect()
    return [...article.querySelectorAll<HTMLElement>('button, a[href]')].flatMap((control) => {
      if (!control.checkVisibility()) return []
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isInside = main !== undefined && left >= main.left - 1 && right <= main.right + 1
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isHit = hit !== null && (control.contains(hit) || hit.contains(control))
      return isInside && isHit ? [] : [`${control.ariaLabel ?? control.innerText} (${left} to ${right})`]
    })
  })
  expect(outOfReach).toEqual([])
}

async function expectNothingSideways(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const { who, letters, way, options } of readers) {
  test(`with ${who} and the keyboard alone: sign in, read, answer, favourite, undo and write`, async ({
    browser: shared,
    playwright,
    launchOptions,
    server,
    memberApi,
  }) => {
    // What can be done about notifications stands between the posts and the notices.
    await memberApi.call('POST', '/api/v1/notifications/clear')
    // Nor is there a notice of a new profile of settings, or the offer of live updates.
    await beginSettings(memberApi)
    const words = newWords('Read by everybody')
    await memberApi.post(words)
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`]
    const browser =
      letters === undefined ? shared : await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ baseURL: server.url, ...options })
    // Chosen before signing in; the account begins with it.
    await page.addInitScript(
      (settings) => {
        if (location.host === '') return
        localStorage.setItem(`skein.visitor.${location.host}.own-settings`, JSON.stringify(settings))
      },
      { ...longNotices, updatesOffered: true },
    )
    const expectSaid = await watchNotices(page)
    const press = async (key: string) => {
      await page.keyboard.press(key)
      await expectFocusKept(page)
    }

    await test.step('signs in', async () => {
      await page.goto('/login')
      const form = page.getByRole('main').getByRole('form', { name: 'Sign in' })
      await tabTo(page, form.getByLabel('Username'))
      await page.keyboard.type(server.accounts.member.username)
      await tabTo(page, form.getByLabel('Password', { exact: true }))
      await page.keyboard.type(server.accounts.member.password)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/main/friends')
    })

    const post = postWith(page, words)
    await expect(post).toBeVisible()
    if (way !== undefined) await test.step('says how they read', () => chooseWay(page, way.name))

    await test.step('reads', async () => {
      await press('j')
      await expect(post).toBeFocused()
      await expectWithinReach(post)
      await expectNothingSideways(page)
      await way?.reads(page, post)
    })

    await test.step('opens the thread, and answers', async () => {
      await post.focus()
      await press('Enter')
      await page.waitForURL('**/notice/**')
      await expect(post).toBeFocused()
      await expectWithinReach(post)
      await expectNothingSideways(page)
      await press('r')
      const text = page.getByRole('form', { name: /^Reply to/ }).getByRole('textbox', { name: 'Post text' })
      await expect(text).toBeFocused()
      const answer = newWords('An answer of everybody')
      await page.keyboard.type(answer)
      await expect(text).toBeInViewport()
      await press('Control+Enter')
      await way?.sends(page, post)
      await expect(postWith(page, answer)).toBeVisible()
      await expect(post).toBeFocused()
      await way?.answered(page, post)
    })

    await test.step('favourites, mutes the conversation and undoes it', async () => {
      await press('f')
      await expectSaid(/^Favourited\./)
      await press('M')
      await expectSaid(/^Conversation muted\. Press z to undo\./)
      await press('z')
      await expectSaid(/^Conversation unmuted\./)
      await expect(post).toBeFocused()
    })

    await test.step('writes', async () => {
      const own = newWords('Written by everybody')
      await press('n')
      const window = page.getByRole('dialog', { name: 'New post' })
      const text = window.getByRole('textbox', { name: 'Post text' })
      await expect(text).toBeFocused()
      await page.keyboard.type(own)
      await expect(text).toBeInViewport({ ratio: 0.5 })
      await press('Control+Enter')
      await expect(window).toHaveCount(0)
      await way?.sends(page)
      await expectFocusKept(page)
      await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Back' }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      // Home comes back to its place, above which the post may stand.
      await expect(async () => {
        await page.keyboard.press('Home')
        await expect(postWith(page, own)).toBeInViewport({ timeout: 2_000 })
      }).toPass()
    })
    await page.close()
    if (browser !== shared) await browser.close()
  })
}
