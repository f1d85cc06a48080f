import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { stillness } from '../../model/timelines/testing/frames.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import { coveredPx, firstVisibleId, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, open, openHome, scrollTo } from '../../testing/page.tsx'
import { closeTab, loseViews } from '../../testing/restart.ts'

beforeEach(loseViews)

const label = page.getByRole('button', { name: /You left off here/ })

/** Where the words of a post are drawn. */
function wordsOf(id: string): readonly Range[] {
  const post = document.querySelector(`[data-row-id="${id}"] article`)
  if (post === null) throw new Error('no post')
  const words = document.createTreeWalker(post, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  while (words.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    if (range.getBoundingClientRect().height > 1) ranges.push(range)
  }
  return ranges
}

test.each([390, 1440])(
  'at %i px what says where the reader left off covers nothing of the post below it',
  async (width) => {
    await page.viewport(width, 844)
    await openHome(instance, 60)
    const id = firstVisibleId()
    // So much of the line is under the heading at the most.
    for (const underHeading of [0, 4, 8]) {
      await scrollTo(window.scrollY + rowTop(id) - coveredPx - underHeading)
      await closeTab()
      instance.post(homePath, wirePost(61 + underHeading))
      await open('/main/friends')
      await expect.element(label).toBeVisible()
      await stillness()
      const { top, bottom } = label.element().getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(coveredPx)
      const tops = wordsOf(id).map((words) => words.getBoundingClientRect().top)
      expect(tops.length).toBeGreaterThan(3)
      // The box of a line reaches a little above its letters.
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(bottom - 1)
    }
  },
)
