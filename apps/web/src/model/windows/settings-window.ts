/** Where in the settings: a section, or one setting in it, by their names. */
export interface SettingsTarget {
  readonly section?: string | undefined
  readonly setting?: string | undefined
}

type Open = (target: SettingsTarget | null) => void

let open: Open | null = null
/** What was asked for before the window could be opened. */
let waiting: { readonly target: SettingsTarget | null } | null = null

/** The shell says how the window of settings is opened. */
export function offerSettingsWindow(way: Open): void {
  open = way
  if (waiting !== null) way(waiting.target)
  waiting = null
}

/** Opens the settings over the page: at the section or the setting that is named, else where they were. */
export function openSettingsWindow(target: SettingsTarget | null = null): void {
  if (open === null) waiting = { target }
  else open(target)
}
