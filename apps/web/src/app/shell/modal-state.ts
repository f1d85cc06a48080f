/** A window that can be put aside: settings, moderation. */
export type ModalState = 'hidden' | 'visible' | 'minimised'

export type ModalEvent = 'open' | 'toggleMinimised' | 'close'

/** The states of such a window [SHELL-43]. @throws when something that is not open is minimised [SHELL-44] */
export function nextModalState(state: ModalState, event: ModalEvent): ModalState {
  switch (event) {
    case 'open':
      return 'visible'
    case 'close':
      return 'hidden'
    case 'toggleMinimised':
      if (state === 'hidden') throw new Error('A window that is not open cannot be minimised')
      return state === 'visible' ? 'minimised' : 'visible'
  }
}
