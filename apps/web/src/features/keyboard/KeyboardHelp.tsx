import { lazyView } from '../lazy/index.ts'
import { fetchActing } from '../status/index.ts'
import { closeKeyboardHelp, useIsHelpOpen } from './help-state.ts'

/** With the keys of posts, which come with what they do. */
const HelpSheet = lazyView(async () => {
  const [{ HelpSheet: Sheet }] = await Promise.all([import('./HelpSheet.tsx'), fetchActing()])
  return Sheet
})

/** The list of keys, while it is asked for. */
export function KeyboardHelp() {
  return useIsHelpOpen() ? <HelpSheet onClose={closeKeyboardHelp} /> : null
}
