import { registerKeys } from '../../model/keys.ts'
import { getWaiting, watchOutbox } from '../../model/outbox.ts'
import { actionState } from './action-state.ts'
import { postKeys, postSequences } from './keys.ts'
import { runOutbox } from '../outbox/index.ts'
import styles from './parts/moving.module.css'
import { watchSelection } from './selected-words.ts'

export { perform } from './actions/perform.ts'
export { toggleReaction } from './actions/react.ts'
export { handleKey, postCommands } from './keys.ts'
export { pressLong } from './press-long.ts'
export { FailureLine, OpenForm, Trouble } from './parts/RowEnd.tsx'
export { RuleOffer } from './parts/RuleOffer.tsx'

// The posts listen for themselves, and what all of them offer is not looked up with every key.
registerKeys('post', postKeys, { isShownOnly: true })
registerKeys('post', postSequences)

runOutbox()
watchSelection()

const noteWaiting = () =>
  actionState.setState({
    waiting: new Set(getWaiting().map((entry) => ('statusId' in entry ? entry.statusId : null))),
  })
watchOutbox(noteWaiting)
noteWaiting()

/* What stands behind buttons, so that the first view need not know its files. */
export const fetchRepeatPanel = () => import('./parts/RepeatPanel.tsx').then((part) => part.RepeatPanel)
export const fetchMorePanel = () => import('./parts/MorePanel.tsx').then((part) => part.MorePanel)
export const fetchReactPanel = () =>
  import('./parts/ReactPanel.tsx').then((part) => {
    part.preload()
    return part.ReactPanel
  })
export const fetchPeoplePanel = () => import('./parts/PeoplePanel.tsx').then((part) => part.PeoplePanel)

/** Of a button that moves because it went on. [POST-21] */
export const movingClass = styles['moving']
