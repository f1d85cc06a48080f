import { afterEach, expect, test } from 'vitest'

import { getSetting, setSetting } from '../../../model/settings.ts'
import { freshWorld, show } from '../../../testing/world.tsx'
import { NotificationTypes } from './NotificationTypes.tsx'

afterEach(() => setSetting('notificationVisibility', undefined))

test('[SET-34] seven types of notifications have a switch, and follow requests always show', async () => {
  freshWorld()
  const all = getSetting('notificationVisibility')
  const screen = await show(<NotificationTypes />)
  const switches = {
    Mentions: 'mentions',
    Favourites: 'likes',
    Repeats: 'repeats',
    Reactions: 'emojiReactions',
    Follows: 'follows',
    Polls: 'polls',
    Moves: 'moves',
  } as const
  const group = screen.getByRole('group', { name: 'Notifications to show' })
  expect(group.getByRole('switch').elements()).toHaveLength(7)
  for (const [label, name] of Object.entries(switches)) {
    const one = group.getByRole('switch', { name: label })
    await expect.element(one).toBeChecked()
    await one.press()
    await expect.element(one).not.toBeChecked()
    expect(getSetting('notificationVisibility')).toEqual({ ...all, [name]: false })
    await one.press()
    expect(getSetting('notificationVisibility')).toEqual(all)
  }
})
