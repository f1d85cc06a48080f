import { expect, silence, test } from '../fixtures/faults.ts'
import { picture } from '../fixtures/picture.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { forgetFiles } from '../fixtures/storage.ts'

const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(picture()) })

test('[COMP-28] a file whose upload a reload breaks off is uploaded by the page that follows, and is posted', async ({
  openAs,
  server,
  faults,
  memberApi,
}) => {
  const words = newWords('Geese over the fen')
  const page = await openAs(server.accounts.member, '/main/friends')
  const form = page.getByRole('form', { name: 'New post' })
  const field = form.getByRole('textbox', { name: 'Post text' })
  await field.focus()
  await page.keyboard.type(words)
  await expect(form.getByRole('button', { name: /^Who can see this/ })).toBeVisible()
  await faults.add({ method: 'POST', path: '/api/v1/media', ...silence, times: 1 })
  await form.getByLabel('Files to add').setInputFiles(file('geese.png'))
  await form.getByRole('textbox', { name: 'Description of geese.png' }).fill('Forty geese in a V')
  await expect(form.getByRole('button', { name: 'Post', exact: true })).toBeDisabled()
  await page.reload()
  await faults.clear()
  await field.focus()
  await expect(form.getByRole('textbox', { name: 'Description of geese.png' })).toHaveValue(
    'Forty geese in a V',
  )
  await form.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(postWith(page, words)).toBeVisible()
  // It stands there before the server has it.
  const sentWith = async () => {
    const [sent] = await memberApi.call<[{ content: string; media_attachments: { description: string }[] }]>(
      'GET',
      `/api/v1/accounts/${memberApi.id}/statuses`,
    )
    return sent.content.includes(words) && sent.media_attachments.map(({ description }) => description)
  }
  await expect.poll(sentWith).toEqual(['Forty geese in a V'])
})

test('[COMP-26] files are put in order by dragging, and a file that server and browser forgot is chosen again', async ({
  openAs,
  server,
  faults,
}) => {
  const page = await openAs(server.accounts.member, '/main/friends')
  const form = page.getByRole('form', { name: 'New post' })
  const field = form.getByRole('textbox', { name: 'Post text' })
  await field.focus()
  await page.keyboard.type('Two birds')
  await expect(form.getByRole('button', { name: /^Who can see this/ })).toBeVisible()
  const taken = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/media'),
  )
  await form.getByLabel('Files to add').setInputFiles(file('crane.png'))
  const crane: { id: string } = await (await taken).json()
  await expect(form.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
  await form.getByLabel('Files to add').setInputFiles(file('goose.png'))
  await expect(form.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
  const descriptions = form.getByRole('textbox', { name: /^Description of/ })
  const pictures = form.getByRole('list', { name: 'Files in this post' }).locator('[draggable=true]')
  await expect(pictures).toHaveCount(2)
  await pictures.nth(1).dragTo(pictures.nth(0))
  await expect(descriptions.nth(0)).toHaveAccessibleName('Description of goose.png')
  await descriptions.nth(1).fill('A crane')
  await faults.add({ method: 'GET', path: `/api/v1/media/${crane.id}`, status: 404, times: 1 })
  await forgetFiles(page)
  await page.reload()
  await field.focus()
  await expect(
    form.getByText('The server no longer has this file. Choose it again.', { exact: true }),
  ).toBeVisible()
  await expect(descriptions.nth(1)).toHaveValue('A crane')
  await form.getByLabel('Replacement for crane.png').setInputFiles(file('crane-again.png'))
  await expect(descriptions.nth(1)).toHaveAccessibleName('Description of crane-again.png')
  await expect(descriptions.nth(1)).toHaveValue('A crane')
  await expect(form.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
  await form.getByRole('button', { name: 'Remove goose.png' }).click()
  await form.getByRole('button', { name: 'Remove crane-again.png' }).click()
  await field.fill('')
})
