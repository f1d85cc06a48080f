import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { PersonWishes } from '../../features/relations/index.ts'
import { WithEnglish } from '../../i18n/testing.tsx'
import { getNotices, takeBackSaid } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { statusId } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { openHome, scrollTo } from '../../testing/page.tsx'

test.each([
  ['undoing a block brings back the posts of somebody who is followed again', true],
  ['undoing a block of a follower leaves their posts out of home', false],
])('%s', async (_, isFollowed) => {
  setSetting('modalOnBlock', false)
  const relation = (change: object = {}) => ({
    id: 'id-mira',
    following: false,
    followed_by: !isFollowed,
    blocking: false,
    ...change,
  })
  const path = '/api/v1/accounts/id-mira'
  instance.on('GET /api/v1/accounts/relationships', [relation({ following: isFollowed })])
  instance.on(`POST ${path}/block`, relation({ blocking: true, followed_by: false }))
  instance.on(`POST ${path}/unblock`, relation({ followed_by: false }))
  instance.on(`POST ${path}/follow`, relation({ following: true }))
  await openHome(instance, 12)
  await render(
    <WithEnglish>
      <PersonWishes />
    </WithEnglish>,
  )
  // Those of mira have numbers that four divides.
  const before = mountedIds()
  expect(before).toContain(statusId(8))
  document.querySelector<HTMLElement>(`[data-row-id="${statusId(8)}"] [aria-label="More"]`)?.click()
  await page.getByRole('menuitem', { name: 'Block author' }).press()
  await expect.poll(mountedIds).not.toContain(statusId(8))
  await expect.poll(() => getNotices().at(-1)?.undo ?? null).not.toBeNull()
  const notice = getNotices().at(-1)
  if (notice) takeBackSaid(notice)
  await expect.poll(() => instance.asked(`${path}/unblock`).length).toBe(1)
  // What comes back above the place of somebody who reads further down need not be in the document.
  await scrollTo(0)
  if (isFollowed) await expect.poll(mountedIds).toEqual(before)
  await stillness()
  expect(mountedIds().includes(statusId(8))).toBe(isFollowed)
})
