import { fieldsOf } from './fields.ts'

/** Something that lies over the page and goes with Back, without an address of its own. */
export interface OverlayEntry {
  /** It is closed in another way: its history entry goes too. */
  leave(): void
}

let open: { onBack: () => void } | null = null
let isListening = false
/** On the way back to the page after something was closed. */
let isLeaving = false

function isOverlayState(state: unknown): boolean {
  return 'isOverlay' in fieldsOf(state)
}

/** Back was pressed, or the page went elsewhere. */
function look(): void {
  if (open !== null && !isOverlayState(history.state)) {
    const { onBack } = open
    open = null
    onBack()
  }
}

function mark(): void {
  if (!isOverlayState(history.state)) history.pushState({ ...history.state, isOverlay: true }, '')
}

function afterMoving(): void {
  if (isLeaving) {
    isLeaving = false
    // Something else has opened meanwhile.
    if (open !== null) mark()
    return
  }
  // An entry of something that was closed is no place to stay at.
  if (open === null && isOverlayState(history.state)) history.back()
  else look()
}

function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('popstate', afterMoving)
  for (const name of ['pushState', 'replaceState']) addEventListener(name, look)
}

/**
 * Puts an entry into the history for something that opens over the page: the address and what is remembered by place
 * stay as they are, and Back calls `onBack` in the place of leaving.
 */
export function enterOverlay(onBack: () => void): OverlayEntry {
  listen()
  const entry = { onBack }
  if (!isLeaving) mark()
  open = entry
  return {
    leave: () => {
      if (open !== entry) return
      open = null
      if (!isOverlayState(history.state)) return
      isLeaving = true
      history.back()
    },
  }
}
