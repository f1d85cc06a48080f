let open: () => void = () => undefined

/** The shell says how the window of settings is opened. */
export function offerSettingsWindow(way: () => void): void {
  open = way
}

/** Opens the settings over the page. */
export function openSettingsWindow(): void {
  open()
}
