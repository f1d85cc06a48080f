import { isExpanded, getInlineThreadToggle } from '../../../model/places.ts'
import { UnfoldIcon } from '../../../ui/own-icons.tsx'
import { withPart } from '../../../ui/lazy-part.ts'
import { defineAction } from './types.ts'

/** The conversation of a post opens below it in its timeline, and shuts again. */
export const unfold = defineAction({
  name: 'unfold',
  labelKey: 'status.menu.unfold',
  labelOf: ({ place }) => (isExpanded(place) ? 'status.menu.fold' : 'status.menu.unfold'),
  icon: UnfoldIcon,
  isOffered: ({ isListed }) => isListed === true && getInlineThreadToggle() !== null,
  said: ({ place }) => (isExpanded(place) ? 'status.said.folded' : 'status.said.unfolded'),
  run: async ({ status, place }) => {
    const code = getInlineThreadToggle()
    if (code !== null) withPart(code, (toggle) => toggle(place, status.id))
  },
})
