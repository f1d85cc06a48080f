/** Frames in which what comes in the place of a button may be drawn. */
const patience = 60

/** After a press that takes its own button away: the focus goes to what came in its place, as soon as it is drawn. */
export function focusSoon(room: HTMLElement): void {
  const had = document.activeElement
  const look = (left: number) =>
    requestAnimationFrame(() => {
      const now = document.activeElement
      const isLost = now === null || now === document.body || now === had
      if (!isLost || !room.isConnected) return
      const heir = room.querySelector<HTMLElement>('[data-media]')
      if (heir !== null && heir !== had) heir.focus({ preventScroll: true })
      else if (left > 0) look(left - 1)
    })
  look(patience)
}
