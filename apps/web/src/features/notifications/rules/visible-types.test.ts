import { hideableTypes, notificationSettingNames } from '@skein/api'
import { expect, test } from 'vitest'

import { getSetting } from '../../../model/settings.ts'
import { isTypeVisible } from './visible-types.ts'

test.each(hideableTypes)('[SET-34] %s is shown unless its own switch is off', (type) => {
  const all = getSetting('notificationVisibility')
  const visibility = { ...all, [notificationSettingNames[type]]: false }
  expect(hideableTypes.filter((each) => !isTypeVisible(each, all))).toEqual([])
  expect(hideableTypes.filter((each) => !isTypeVisible(each, visibility))).toEqual([type])
})

test('[SET-34] what has no switch is always shown', () => {
  const none = { ...getSetting('notificationVisibility') }
  for (const type of hideableTypes) none[notificationSettingNames[type]] = false
  expect(isTypeVisible('report', none)).toBe(true)
})
