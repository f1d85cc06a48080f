import type { AttachmentKind } from '@skein/api'
import { describe, expect, test } from 'vitest'
import { plainAttachment } from '../testing/plain.ts'
import { attachmentSize, opensViewer, planGallery } from './gallery-plan.ts'

const open = { isSmall: false, isCompact: false, isHiding: false, maxThumbnails: 16, isWhole: false }
const images = (count: number) => Array.from({ length: count }, () => plainAttachment('image'))

describe('how much of an attachment shows', () => {
  test.each([
    [1, open, 'normal'],
    [16, open, 'normal'],
    [17, open, 'hide'],
    [1, { ...open, maxThumbnails: 0 }, 'hide'],
    [1, { ...open, isHiding: true }, 'hide'],
    [1, { ...open, isSmall: true }, 'small'],
    [17, { ...open, isSmall: true }, 'small'],
  ] as const)('[MEDIA-08] attachment %i of a gallery like %j is %s', (position, options, size) => {
    expect(attachmentSize(position, options)).toBe(size)
  })
})

describe('what opens in the viewer', () => {
  const kinds: AttachmentKind[] = ['image', 'video', 'audio', 'flash', 'html', 'unknown']
  test.each([
    ['normal', false, ['image']],
    ['normal', true, ['image', 'video', 'flash']],
    ['small', false, ['image', 'video', 'audio', 'flash']],
    ['small', true, ['image', 'video', 'audio', 'flash']],
    ['hide', false, ['image', 'video', 'audio', 'flash']],
    ['hide', true, ['image', 'video', 'audio', 'flash']],
  ] as const)('[MEDIA-13] at size %s, playing videos there being %s: %j', (size, plays, opened) => {
    expect(kinds.filter((kind) => opensViewer(kind, size, plays))).toEqual(opened)
  })
})

describe('what shows at first', () => {
  const shownOf = ({ rows, named }: ReturnType<typeof planGallery>) =>
    rows.reduce((sum, { items }) => sum + items.length, named.length)

  test('[MEDIA-04] above the score of 1 the first rows show, and everything when asked for', () => {
    expect(planGallery(images(7), open)).toMatchObject({ hidden: 2, canFold: true })
    expect(planGallery(images(6), open)).toMatchObject({ hidden: 0, canFold: false })
    const whole = planGallery(images(10), { ...open, isWhole: true })
    expect([shownOf(whole), whole.hidden, whole.canFold]).toEqual([10, 0, true])
  })

  test.each([
    [8, 0],
    [9, 1],
    [20, 12],
  ])('[MEDIA-05] of %i attachments in size hide, %i wait', (count, hidden) => {
    const plan = planGallery(images(count), { ...open, isHiding: true })
    expect([plan.rows.length, plan.named.length, plan.hidden]).toEqual([0, count - hidden, hidden])
    expect(shownOf(planGallery(images(count), { ...open, isHiding: true, isWhole: true }))).toBe(count)
  })

  test('[MEDIA-06] a small gallery is never folded', () => {
    const plan = planGallery(images(10), { ...open, isSmall: true })
    expect([shownOf(plan), plan.hidden, plan.canFold]).toEqual([10, 0, false])
  })

  test('[MEDIA-07] a compact one shows one attachment', () => {
    const plan = planGallery(images(3), { ...open, isSmall: true, isCompact: true })
    expect([shownOf(plan), plan.hidden]).toEqual([1, 2])
  })

  test('[MEDIA-08] names that come after folded pictures wait behind the same number', () => {
    const plan = planGallery(images(20), open)
    expect(plan.named).toEqual([])
    expect(shownOf(plan) + plan.hidden).toBe(20)
  })
})
