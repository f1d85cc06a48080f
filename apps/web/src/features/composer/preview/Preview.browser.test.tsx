import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { capabilitiesOf, changeInstance } from '../../../model/testing/change-instance.ts'
import { readDraft } from '../../../model/writing.ts'
import { wireStatus } from '../../../testing/wire.ts'
import { alert, text, write } from '../testing/form.tsx'
import { field, fields, nextSent, sent } from '../testing/requests.ts'

const box = page.getByRole('region', { name: 'Preview' })
const open = page.getByRole('button', { name: 'Show preview' })

beforeEach(() => {
  changeInstance({
    capabilities: capabilitiesOf('pleroma_api'),
    facts: { postFormats: ['text/plain', 'text/markdown', 'text/x.misskeymarkdown'] },
  })
})

describe('the preview', () => {
  it('[COMP-17] opens and closes, and asks with preview=true for what is published to nobody', async () => {
    await write()
    await text().fill('*Herons*')
    await open.press()
    await expect.poll(() => sent().length).toBe(1)
    const body = sent()[0]?.body ?? ''
    expect(fields(body, 'preview')).toEqual(['true'])
    expect(field(body, 'status')).toBe('*Herons*')
    sent()[0]?.answer(wireStatus({ id: 'pleroma:fakeid', content: '<p><em>Herons</em></p>' }))
    await expect.element(box.getByText('Herons')).toBeVisible()
    expect(box.element().querySelector('em')?.textContent).toBe('Herons')
    await page.getByRole('button', { name: 'Hide preview' }).press()
    await expect.element(box).not.toBeInTheDocument()
  })

  it('[COMP-18] is asked for again 500 ms after the last change, and not while it is closed', async () => {
    await write()
    await text().fill('One')
    await open.press()
    ;(await nextSent()).answer(wireStatus({ content: 'One' }))
    await expect.element(box.getByText('One')).toBeVisible()
    const set = vi.spyOn(globalThis, 'setTimeout')
    const waits = () => set.mock.calls.filter(([, ms]) => ms === 500).length
    await text().fill('One two')
    await expect.poll(waits).toBe(1)
    await expect.poll(() => sent().map(({ body }) => field(body, 'status'))).toEqual(['One', 'One two'])
    sent()[1]?.answer(wireStatus({ content: 'One two' }))
    await expect.element(box.getByText('One two')).toBeVisible()
    await page.getByRole('button', { name: 'Hide preview' }).press()
    await text().fill('Four')
    await expect.poll(() => readDraft('id-wren', 'status')?.status).toBe('Four')
    expect(waits()).toBe(1)
    expect(sent()).toHaveLength(2)
  })

  it('[ERR-34] says that there is nothing to preview, and what the server says, in its box', async () => {
    await write()
    await open.press()
    await expect.element(box.getByText('Nothing to preview yet.')).toBeVisible()
    expect(sent()).toHaveLength(0)
    await text().fill('x')
    ;(await nextSent()).answer({ error: 'Not like this' }, 400)
    await expect.element(box.getByText('Error: Not like this.')).toBeVisible()
    await expect.element(alert()).not.toBeInTheDocument()
  })

  it('leaves the draft alone [BUG: deleted by the preview] and has no key of a post', async () => {
    await write()
    await text().fill('Herons')
    await expect.poll(() => readDraft('id-wren', 'status')?.status).toBe('Herons')
    await open.press()
    ;(await nextSent()).answer(wireStatus({ content: 'Herons' }))
    await expect.element(box.getByText('Herons')).toBeVisible()
    expect(readDraft('id-wren', 'status')?.status).toBe('Herons')
    expect(sent()[0]?.headers.has('idempotency-key')).toBe(false)
    expect(sent()[0]?.body).not.toContain('media_ids')
  })

  it('is not offered where the server would publish the post', async () => {
    changeInstance({ capabilities: capabilitiesOf() })
    await write()
    await expect.element(open).not.toBeInTheDocument()
  })
})

describe('language and markup', () => {
  it('[COMP-05] offers what the server takes, begins with plain text, and sends what is chosen', async () => {
    await write()
    const select = page.getByRole('combobox', { name: 'Text format' })
    await expect.element(select).toHaveValue('plain')
    const names = [...(select.element() as HTMLSelectElement).options].map(({ text: name }) => name)
    expect(names).toEqual(['Plain text', 'Markdown', 'MFM'])
    await select.selectOptions('MFM')
    await text().fill('$[spin geese]')
    await page.getByRole('button', { name: 'Post', exact: true }).press()
    await expect.poll(() => sent().length).toBe(1)
    expect(field(sent()[0]?.body ?? '', 'content_type')).toBe('text/x.misskeymarkdown')
  })

  it('[COMP-05] one format is no choice: its name stands there unless it is plain', async () => {
    changeInstance({ facts: { postFormats: ['text/plain'] } })
    const form = await write()
    await expect.element(page.getByRole('combobox', { name: 'Text format' })).not.toBeInTheDocument()
    await expect.element(page.getByText('Plain text')).not.toBeInTheDocument()
    await form.unmount()
    changeInstance({ facts: { postFormats: ['text/markdown'] } })
    await write()
    await expect.element(page.getByText('Markdown', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Text format' })).not.toBeInTheDocument()
  })

  it('[COMP-04] the form has text, subject, scope, markup, language, files, poll, preview and a draft', async () => {
    changeInstance({ capabilities: { polls: true } })
    await write()
    await text().fill('Herons')
    for (const name of ['Add subject', 'Add images or other files', 'Add a poll', 'Show preview'])
      await expect.element(page.getByRole('button', { name })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Who can see this/ })).toBeVisible()
    for (const name of ['Post language', 'Text format'])
      await expect.element(page.getByRole('combobox', { name })).toBeVisible()
    await expect.element(page.getByText('Draft saved')).toBeVisible()
  })

  it('the language is chosen by its name, out of all that have a code, and sent', async () => {
    await write()
    const select = page.getByRole('combobox', { name: 'Post language' })
    await userEvent.hover(select)
    await expect.poll(() => (select.element() as HTMLSelectElement).options.length).toBeGreaterThan(180)
    await select.selectOptions('Dutch')
    expect(text().element().getAttribute('lang')).toBe('nl')
    await text().fill('Reigers')
    await page.getByRole('button', { name: 'Post', exact: true }).press()
    await expect.poll(() => sent().length).toBe(1)
    expect(field(sent()[0]?.body ?? '', 'language')).toBe('nl')
  })
})
