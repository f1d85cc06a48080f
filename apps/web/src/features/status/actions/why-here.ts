import { InfoIcon } from '../../../ui/icons.tsx'
import { openWindow } from '../action-panels.ts'
import { activeFiltersOn } from '../mutes.ts'
import { herePlace, isObvious } from '../rules/here-place.ts'
import { getWarningRule } from '../subject-rules.ts'
import { defineAction } from './types.ts'

/** Offered in timelines that need an explanation, and wherever a filter applies to the post. */
export const whyHere = defineAction({
  name: 'whyHere',
  labelKey: 'status.menu.whyHere',
  icon: InfoIcon,
  isOffered: ({ status, where }) => {
    const place = where === undefined ? null : herePlace(where)
    if (where === undefined || place === null) return false
    if (!isObvious(place)) return true
    return getWarningRule(status.subject) !== null || activeFiltersOn(status, where).length > 0
  },
  said: null,
  run: async ({ status, place }) => openWindow({ about: 'whyHere', statusId: status.id, place }),
})
