import { notificationSettingNames, type NotificationSettingName } from '@skein/api'
import { defineFlag, defineSetting } from './define-setting.ts'
import { data, flags, moment, optionalText } from './parse.ts'

const shownNotifications = Object.fromEntries(
  Object.values(notificationSettingNames).map((name) => [name, true]),
) as Record<NotificationSettingName, boolean>

/** One that is on or off, of the account, which only this client reads. */
const ownFlag = <const Name extends string>(name: Name, fallback = false) =>
  defineFlag(name, fallback, { follows: 'skein' })

/** Languages and notifications, and what of the client was seen. */
export const general = [
  defineSetting({ name: 'interfaceLanguage', parse: optionalText, fallback: null }),
  defineSetting({ name: 'translationLanguage', parse: optionalText, fallback: null }),
  defineSetting({
    name: 'notificationVisibility',
    parse: flags(shownNotifications),
    fallback: shownNotifications,
  }),
  defineFlag('webPushNotifications', false),
  defineFlag('webPushHideIfCW', true),
  /** Notifications are a list of things to do, and not all that came. */
  ownFlag('notificationTasks', true),
  /** A favourite or a reaction of the viewer answers what somebody wrote to them. */
  ownFlag('favouriteAnswers'),
  ownFlag('alertSound'),
  /** When nothing rings or pops up; `features/notifications/rules/quiet-times.ts` reads it. */
  defineSetting({ name: 'quietHours', parse: data, fallback: null, follows: 'skein' }),
  /** Until then only people the viewer follows ring, in milliseconds since 1970; 0 where everybody does. */
  defineSetting({ name: 'onlyFollowedUntil', parse: moment, fallback: 0, follows: 'skein' }),
  /** The first run was closed, on whichever device. */
  ownFlag('firstRunDone'),
  /** Live updates were offered outside the first run, on whichever device. */
  ownFlag('updatesOffered'),
] as const
