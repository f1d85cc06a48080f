import type { Page } from '@playwright/test'
import type { Api } from '../fixtures/api.ts'
import { picture } from '../fixtures/picture.ts'
import { newWords, postWith, unpinAll } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'
import { isThorough } from '../limits.ts'
import { expectNothingFound } from './nothing-found.ts'

/** At 1024 px the main column is the one of 1440 px. */
const widths = isThorough ? [390, 1024, 1440] : [390, 1440]
const readingWidths = [390, 1440]

/** A post with nearly all that a post can hold, and what people did with it. */
async function fullPost(author: Api, reader: Api, words: string) {
  const image = await author.upload(picture(), 'field.png')
  const root = await author.post(`${words} #geese https://example.com/geese @${reader.account.username}`, {
    spoiler_text: 'birds',
    media_ids: [image.id],
  })
  await author.post(`A question about ${words}`, {
    poll: { options: ['Forty', 'Fifty'], expires_in: 3600 },
  })
  await author.post(`An answer to ${words}`, { in_reply_to_id: root.id })
  await reader.call('POST', `/api/v1/statuses/${root.id}/favourite`)
  await reader.call('POST', `/api/v1/statuses/${root.id}/reblog`)
  await reader.call('PUT', `/api/v1/pleroma/statuses/${root.id}/reactions/🐦`)
  return root
}

for (const width of widths) {
  test(`axe finds nothing on home, conversation, sign-in and compose in any theme, at ${width} px`, async ({
    page,
    openAs,
    server,
    memberApi,
    secondApi,
  }) => {
    const options = { viewport: { width, height: 900 } }
    await page.setViewportSize(options.viewport)
    await page.goto('/login')
    await expect(page.getByRole('main').getByLabel('Username')).toBeVisible()
    await expectNothingFound(page)

    const words = newWords('forty geese')
    const root = await fullPost(memberApi, secondApi, words)
    const home = await openAs(server.accounts.member, '/main/friends', options)
    await expect(postWith(home, `A question about ${words}`)).toBeVisible()
    await expectNothingFound(home)

    await home.goto(`/notice/${root.id}`)
    const focused = postWith(home, 'birds').first()
    await expect(postWith(home, `An answer to ${words}`)).toBeVisible()
    await focused.getByRole('button', { name: /^Show post/ }).click()
    await expect(focused).toContainText(words)
    await expectNothingFound(home, { isShellKnown: true })

    await focused.getByRole('button', { name: /^Reply/ }).click()
    const form = home.getByRole('form', { name: /^Reply/ })
    await expect(form.getByRole('textbox', { name: 'Post text' })).toBeFocused()
    await expectNothingFound(home, { isShellKnown: true })
  })
}

const opened = { menu: '[role="menu"]', dialog: 'dialog[open], [role="dialog"]' } as const

/** Opens something over the page, looks at it alone, and puts it away. */
async function expectNothingFoundIn(page: Page, role: keyof typeof opened, open: () => Promise<void>) {
  await open()
  await expect(page.getByRole(role)).toBeVisible()
  await expectNothingFound(page, { isOver: true, within: [opened[role]] })
  await page.keyboard.press('Escape')
  await expect(page.getByRole(role)).toHaveCount(0)
}

for (const width of readingWidths) {
  test(`axe finds nothing in a tree, the viewer, a history, menus, the help sheet, a profile and what opens over it in any theme, at ${width} px`, async ({
    openAs,
    server,
    memberApi,
    secondApi,
  }) => {
    const words = newWords('geese in a tree')
    const root = await fullPost(memberApi, secondApi, words)
    const branch = await memberApi.post(`A branch of ${words}`, { in_reply_to_id: root.id })
    await secondApi.post(`Further down ${words}`, { in_reply_to_id: branch.id })
    const changed = `A changed branch of ${words}`
    await memberApi.call('PUT', `/api/v1/statuses/${branch.id}`, { status: changed })
    const options = { viewport: { width, height: 900 } }
    const page = await openAs(server.accounts.member, `/notice/${root.id}`, options)
    const main = page.getByRole('main')
    const focused = postWith(page, 'birds').first()
    await expect(postWith(page, `Further down ${words}`)).toBeVisible()
    await main.getByRole('radio', { name: 'Tree', exact: true }).click()
    await expectNothingFound(page, { isShellKnown: true })

    await focused.getByRole('button', { name: /^Show post/ }).click()
    await expectNothingFoundIn(page, 'menu', () => focused.getByRole('button', { name: 'More' }).click())
    await expectNothingFoundIn(page, 'menu', () =>
      main.getByRole('button', { name: 'Quick settings' }).click(),
    )
    const edited = postWith(page, changed).getByRole('button', { name: /^Edited/ })
    await expectNothingFoundIn(page, 'dialog', () => edited.click())
    await expectNothingFoundIn(page, 'dialog', () => page.keyboard.press('?'))
    const cover = focused.getByRole('button', { name: /^Sensitive/ })
    const picture = focused.getByRole('link', { name: /^Open image/ })
    await expect(cover.or(picture)).toBeVisible()
    if (await cover.isVisible()) await cover.click()
    await expectNothingFoundIn(page, 'dialog', () => picture.click())

    await unpinAll(memberApi)
    await memberApi.call('POST', `/api/v1/statuses/${root.id}/pin`)
    await page.goto(`/users/${server.accounts.member.username}`)
    await expect(main.getByText('Pinned', { exact: true })).toBeVisible()
    await expectNothingFound(page, { isShellKnown: true })
    await expectNothingFoundIn(page, 'dialog', () => page.keyboard.press('D'))
    await expectNothingFoundIn(page, 'dialog', () => page.keyboard.press('Control+k'))
    await expectNothingFoundIn(page, 'dialog', () =>
      main.getByRole('button', { name: 'Edit profile', exact: true }).click(),
    )
    await memberApi.call('POST', `/api/v1/statuses/${root.id}/unpin`)
  })
}
