import { notificationSettingNames, type NotificationSettingName } from '@skein/api'
import { defineFlag, defineSetting } from './define-setting.ts'
import { flag, flags, optionalText } from './parse.ts'

const shownNotifications = Object.fromEntries(
  Object.values(notificationSettingNames).map((name) => [name, true]),
) as Record<NotificationSettingName, boolean>

/** Languages and notifications, and what of the client was seen. */
export const general = [
  defineSetting({ name: 'interfaceLanguage', parse: optionalText, fallback: null }),
  defineSetting({ name: 'translationLanguage', parse: optionalText, fallback: null }),
  defineSetting({
    name: 'notificationVisibility',
    parse: flags(shownNotifications),
    fallback: shownNotifications,
  }),
  defineFlag('webPushHideIfCW', true),
  /** Notifications are a list of things to do, and not all that came. */
  defineSetting({ name: 'notificationTasks', parse: flag, fallback: false, follows: 'skein' }),
  /** The first run was closed, on whichever device. */
  defineSetting({ name: 'firstRunDone', parse: flag, fallback: false, follows: 'skein' }),
] as const
