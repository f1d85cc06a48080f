import { expect, test } from 'vitest'

import { messages } from './locales/en/index.ts'

function textAt(key: string): unknown {
  let place: unknown = messages
  for (const name of key.split('.')) place = Object(place)[name]
  return place
}

test.each([
  'general.flash_fail',
  'notifications.error',
  'polls.not_enough_options',
  'post_status.empty_status_error',
  'post_status.media_description_error',
  'post_status.preview_empty',
  'profile.profile_does_not_exist',
  'profile.profile_loading_error',
  'status.status_unavailable',
  'timeline.error',
  'timeline.socket_broke',
  'timeline.socket_reconnected',
  'toast.no_translation_target_set',
  'upload.error.base',
  'upload.error.default',
  'upload.error.file_too_big',
  'user_reporting.generic_error',
])('[I18N-04] %s, which the specification names, is in the catalogue', (key) => {
  expect(textAt(key)).toMatch(/\S/)
})
