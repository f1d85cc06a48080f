import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { FilterWindow } from '../../testing/FilterWindow.tsx'
import { removeFilter, saveFilter, type FilterContent } from '../../model/filter-changes.ts'
import { saveRule } from '../../model/filters/testing/save-rule.ts'
import { setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { firstVisibleId, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { show } from '../../testing/world.tsx'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, open, openHome, poll, scrollTo } from '../../testing/page.tsx'

const content: FilterContent = {
  terms: [
    { kind: 'word', text: 'line 4', isWhole: true },
    { kind: 'hashtag', name: 'boats' },
  ],
  effect: 'hide',
  places: ['home'],
  expiresAt: null,
  isPaused: false,
}

test.each(['hide', 'fold', 'warn'] as const)(
  'the first visible post does not move when a filter to %s posts around it is saved, and when it is removed',
  async (effect) => {
    changeInstance({ capabilities: { settingsProfiles: false } })
    await openHome(instance, 60)
    // One post in five has a line 4.
    const isHit = (id: string) => Number(id.slice(1)) % 5 === 4
    for (let from = 1_500; from === 1_500 || isHit(firstVisibleId()); from += 100) await scrollTo(from)
    const id = firstVisibleId()
    const hit = mountedIds().find((each) => isHit(each) && rowTop(each) < rowTop(id)) ?? 'none'
    const below = mountedIds()[mountedIds().indexOf(hit) + 1] ?? 'none'
    const height = () => rowTop(below) - rowTop(hit)
    const before = height()
    const top = rowTop(id)
    const saved = await saveFilter({ ...content, effect })
    await expect.poll(height).not.toBe(before)
    await stillness()
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    await removeFilter({ ...content, id: saved, keptBy: 'own', isExpired: false })
    await stillness()
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
  },
)

test.each(['open', 'close'] as const)(
  'the first visible post does not move when a rule to %s content warnings around it is saved, and when it is removed',
  async (effect) => {
    changeInstance({ capabilities: { settingsProfiles: false } })
    setSetting('collapseMessageWithSubject', effect === 'open')
    const isHit = (id: string) => Number(id.slice(1)) % 3 === 1
    instance.timelines.set(
      homePath,
      wirePosts(1, 60).map((post) => (isHit(post.id) ? { ...post, spoiler_text: 'Food, eggs' } : post)),
    )
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).not.toEqual([])
    for (let from = 1_500; from === 1_500 || isHit(firstVisibleId()); from += 100) await scrollTo(from)
    const id = firstVisibleId()
    const hit = mountedIds().find((each) => isHit(each) && rowTop(each) < rowTop(id)) ?? 'none'
    const below = mountedIds()[mountedIds().indexOf(hit) + 1] ?? 'none'
    const height = () => rowTop(below) - rowTop(hit)
    const before = height()
    const top = rowTop(id)
    const terms = [{ kind: 'warning', text: 'food', effect }] as const
    const saved = await saveRule(effect, 'food')
    await expect.poll(height).not.toBe(before)
    await stillness()
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    await removeFilter({ ...content, terms, effect, id: saved, keptBy: 'own', isExpired: false })
    await expect.poll(height).toBe(before)
    await stillness()
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
  },
)

test.each(['Hide', 'Fold with the reason'] as const)(
  'a filter from a post that is chosen to be “%s” moves no post of a scrolled reader, who goes on at that post or the next',
  async (effect) => {
    changeInstance({ capabilities: { settingsProfiles: false } })
    await openHome(instance, 60)
    await show(<FilterWindow />)
    await scrollTo(1_500)
    const id = firstVisibleId()
    const top = rowTop(id)
    // A post further down that is on the screen.
    const chosen = mountedIds()[mountedIds().indexOf(id) + 2] ?? 'none'
    const next = mountedIds()[mountedIds().indexOf(id) + 3] ?? 'none'
    const row = (of: string) => document.querySelector<HTMLElement>(`[data-row-id="${of}"]`)
    const phrase = `Post ${Number(chosen.slice(1))}, line 0. The bell rang.`
    instance.on('POST /api/v1/filters', { id: '1', phrase, context: ['home'], whole_word: true })
    getSelection()?.selectAllChildren(page.getByText(phrase).element())
    row(chosen)?.querySelector<HTMLElement>('[aria-label="More"]')?.click()
    await page.getByRole('menuitem', { name: 'Filter posts like this…' }).press()
    const dialog = page.getByRole('dialog', { name: 'New filter' })
    await dialog.getByRole('radio', { name: effect }).press()
    await expect.element(dialog.getByText(/^Would (hide|fold) 1 of the last/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Save filter' }).press()
    await expect.element(dialog).not.toBeInTheDocument()
    await stillness()
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    const reached = document.activeElement?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']
    expect(reached).toBe(effect === 'Hide' ? next : chosen)
  },
)

test('[TL-05] new posts that a filter hides are not counted, and others are', async () => {
  changeInstance({ capabilities: { settingsProfiles: false } })
  await openHome(instance)
  await saveFilter({
    ...content,
    terms: [{ kind: 'word', text: 'herring', isWhole: true }, ...content.terms],
  })
  instance.post(homePath, wirePost(70, { content: '<p>A herring</p>' }))
  await poll()
  expect(page.getByRole('button', { name: /new post/ }).query()).toBeNull()
  instance.post(homePath, wirePost(75))
  await poll()
  await expect.element(page.getByRole('button', { name: /^1 new post/ })).toBeVisible()
  expect(mountedIds()).not.toContain(statusId(70))
})
