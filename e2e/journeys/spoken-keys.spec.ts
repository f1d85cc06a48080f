import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { test } from '../fixtures/faults.ts'
import { Listener } from '../fixtures/heard.ts'
import { readHelp } from '../fixtures/help.ts'
import { postWith } from '../fixtures/posts.ts'
import type { Made } from '../fixtures/simulation.ts'
import { expect } from '../fixtures/test.ts'

const docs = join(import.meta.dirname, '../../docs/spoken-keys.md')
const head = `# What is heard for each key

Written by \`e2e/journeys/spoken-keys.spec.ts\` (\`npm run journeys -- spoken-keys -u\` rewrites it): what the live regions say, in quotes, and what gets the focus, as Chromium reports it to a screen reader. The keys are the usual ones, which everybody can change.

| What it does | Key | What is heard |
|---|---|---|
`

/** Keys after which there is nothing to hear, and why. */
const silent: Readonly<Record<string, string>> = {
  'Clear selection': 'the post lets go of the focus, and nothing takes it',
  'Show new posts': 'how many wait was said when they came, and what has the focus keeps it',
}

interface Row {
  readonly label: string
  readonly key: string
  readonly heard: string
}

/** What the page of docs says, by key. */
function written(): ReadonlyMap<string, string> {
  const rows = readFileSync(docs, 'utf8').matchAll(/^\| (.+? \| `.+?`) \| (.*) \|$/gm)
  return new Map([...rows].map(([, id = '', heard = '']) => [id.replaceAll('`', ''), heard]))
}

const [root, warned, first, second, fresh] = [
  'The ferry rang its bell',
  'Fresh loaves',
  'The first answer',
  'The second answer',
  'A new answer',
] as const

/** Puts the focus on a post of the page that is open. */
async function focusOn(page: Page, words: string) {
  const post = postWith(page, words).first()
  await post.focus()
  await expect(post).toBeFocused()
}

/** Shuts what is open over the page. */
async function shutAll(page: Page) {
  const open = page.locator('dialog[open], [role=dialog], [role=menu]')
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

test('each key of the help is heard: what it did, or what has the focus', async ({
  openAs,
  server,
  memberApi,
  simulation,
}, info) => {
  // What can be done about notifications stands after the posts.
  await memberApi.call('POST', '/api/v1/notifications/clear')
  const isWriting = ['all', 'changed'].includes(info.config.updateSnapshots)
  const known = isWriting ? new Map<string, string>() : written()
  const [older] = await simulation.post(25, { text: 'An older one' })
  // Whom the reader follows depends on what was walked before.
  const { by } = older as Made
  const author = await memberApi.call<{ readonly display_name: string }>(
    'GET',
    `/api/v1/accounts/lookup?acct=${by}`,
  )
  const [, top] = await simulation.play(
    { do: 'post', by, text: warned, subject: 'Ovens', pictures: 1, isSensitive: true },
    { do: 'post', by, text: root },
  )
  const inReplyToId = (top as Made).id
  await simulation.play(
    { do: 'post', by, text: first, inReplyToId, subject: 'Bells' },
    { do: 'post', by, text: second, inReplyToId },
  )
  const page = await openAs(server.accounts.member, '/about')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const ear = await Listener.of(page)
  const rows: Row[] = []
  const listed = new Set<string>()

  async function help() {
    const found = await readHelp(page)
    for (const { label } of found) listed.add(label)
    return found
  }

  async function press(label: string, key: string) {
    await ear.begin()
    for (const step of key.split(' ')) await page.keyboard.press(step)
    const heard = async () =>
      (await ear.heard())
        .replaceAll(/\d{1,2}:\d\d\s[AP]M/gu, '(time)')
        .replaceAll(/\d+ results/gu, '(number) results')
        .replaceAll(`@${by}`, '@passer1')
        .replaceAll(author.display_name, 'Passer-by 1')
        .replaceAll(server.accounts.member.username, 'wren')
    const id = `${label} | ${key}`
    const reason = silent[label]
    if (isWriting && reason === undefined) await ear.settled()
    else if (reason === undefined) await expect.poll(heard, id).toBe(known.get(id))
    rows.push({ label, key, heard: reason === undefined ? await heard() : `nothing: ${reason}` })
  }

  async function home(words: string = root) {
    await shutAll(page)
    // Notices that are still shown would be spoken again.
    const dismiss = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' })
    await dismiss.evaluateAll((all) => all.forEach((button) => (button as HTMLElement).click()))
    if (new URL(page.url()).pathname !== '/main/friends') await page.goto('/main/friends')
    await focusOn(page, words)
  }

  const before: Readonly<Record<string, () => Promise<unknown>>> = {
    'Open or close the content warning': () => home('Ovens'),
    'Show or hide sensitive media': () => home('Ovens'),
    'Go back': async () => {
      await home()
      await page.keyboard.press('o')
      await page.waitForURL('**/notice/**')
      await expect(postWith(page, root).first()).toBeFocused()
    },
    'Show new posts': async () => {
      await home('An older one')
      for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('j')
      await ear.begin()
      await simulation.play({ do: 'post', by, text: 'Later' })
      // The next look at the server may be half a minute away.
      const pill = page.getByRole('main').getByRole('button', { name: /new posts?$|Show newer posts/ })
      await expect(pill.first()).toBeVisible()
      // Said a little later than it shows: the next key would be heard with it.
      await expect.poll(() => ear.heard()).toContain('new post')
    },
  }

  await test.step('in a timeline', async () => {
    await home()
    const found = await help()
    for (const { label, keys } of found.filter((row) => row.group !== 'Go to'))
      for (const key of keys) {
        await (before[label] ?? home)()
        await press(label, key)
        // It is gone from the list until that is taken back.
        if (label === 'Mute conversation') await press('Undo', 'z')
      }
    await shutAll(page)
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { label, keys } of found.filter((row) => row.group === 'Go to')) {
      await shutAll(page)
      for (const key of keys) await press(label, key)
    }
  })

  await test.step('in a conversation', async () => {
    const open = async () => {
      await shutAll(page)
      await page.goto(`/notice/${inReplyToId}`)
      await expect(postWith(page, second)).toBeVisible()
      await focusOn(page, root)
    }
    await open()
    await page.getByRole('radio', { name: 'Tree', exact: true }).click()
    await home()
    await simulation.play({ do: 'post', by, text: fresh, inReplyToId })
    await open()
    for (const { label, keys } of (await help()).filter((row) => row.group === 'Conversation'))
      for (const key of keys) {
        await open()
        if (label === 'Previous branch') await focusOn(page, second)
        await press(label, key)
      }
  })

  await test.step('in the form', async () => {
    await home()
    await page.keyboard.press('n')
    const field = page.getByRole('textbox', { name: 'Post text' }).first()
    await expect(field).toBeFocused()
    await ear.begin()
    await field.fill('Written with keys')
    // How soon the draft is kept depends on the machine; after that, nothing but the post is heard.
    await expect.poll(() => ear.heard()).toBe('“Draft saved”')
    await press('Post', 'Control+Enter')
  })

  // Each key that the help has told of was pressed.
  const pressed = new Set(rows.map(({ label }) => label))
  expect([...listed].filter((label) => !pressed.has(label))).toEqual([])
  const table = head + rows.map(({ label, key, heard }) => `| ${label} | \`${key}\` | ${heard} |\n`).join('')
  if (isWriting) writeFileSync(docs, table)
  expect(table).toBe(readFileSync(docs, 'utf8'))
})
