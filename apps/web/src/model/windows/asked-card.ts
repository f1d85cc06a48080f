type Answer = (focused: Element) => void

let answer: Answer | null = null
/** What had the focus when the code of the card had not come yet. */
let waiting: Element | null = null

/** Asks for the card of whoever the focus is about. Says whether it may be about somebody. */
export function askForCard(): boolean {
  const focused = document.activeElement
  if (focused === null || focused.closest('a[href], article') === null) return false
  if (answer === null) waiting = focused
  else answer(focused)
  return true
}

/** Whoever shows the card hears of each time that it is asked for; the answer ends that. */
export function answerForCard(show: Answer): () => void {
  answer = show
  if (waiting !== null && waiting === document.activeElement) show(waiting)
  waiting = null
  return () => {
    answer = null
  }
}
