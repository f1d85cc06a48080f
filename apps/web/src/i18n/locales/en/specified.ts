/** Groups that have only what the specification names. */
export const general = { flash_fail: 'Couldn’t load the Flash content.' } as const

export const toast = {
  no_translation_target_set: 'You haven’t chosen a translation language, so the interface language is used.',
} as const

export const user_reporting = {
  generic_error: 'An error occurred while processing your request.',
} as const
