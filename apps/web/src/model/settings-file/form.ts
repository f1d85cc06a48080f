/** [DATA-01] The form of settings files that this client writes; it reads each with the same major number. */
export const SETTINGS_FILE_VERSION: readonly [major: number, minor: number] = [1, 0]

/** Has the version, in akkoma-fe's files too. */
export const VERSION_KEY = '_pleroma_settings_version'

/** What akkoma-fe does not know stands below it, so that it can read our files. */
export const OWN_KEY = 'skein'

/** The longest settings file that is read, in bytes. */
export const MAX_SETTINGS_FILE_BYTES = 1_048_576

/** "1.0" */
export const versionText = (version: readonly number[]): string => version.join('.')
