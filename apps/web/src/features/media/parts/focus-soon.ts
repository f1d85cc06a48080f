/** After a press that takes its own button away: the focus goes to what came in its place. */
export function focusSoon(room: HTMLElement): void {
  const had = document.activeElement
  requestAnimationFrame(() => {
    const now = document.activeElement
    const isLost = now === null || now === document.body || now === had
    const heir = room.querySelector<HTMLElement>('[data-media]')
    if (isLost && room.isConnected) heir?.focus({ preventScroll: true })
  })
}
