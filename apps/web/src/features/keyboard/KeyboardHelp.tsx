import { lazyView } from '../lazy/index.ts'
import { closeKeyboardHelp, useIsHelpOpen } from './help-state.ts'

const HelpSheet = lazyView(() => import('./HelpSheet.tsx').then((part) => part.HelpSheet))

/** The list of keys, while it is asked for. */
export function KeyboardHelp() {
  return useIsHelpOpen() ? <HelpSheet onClose={closeKeyboardHelp} /> : null
}
