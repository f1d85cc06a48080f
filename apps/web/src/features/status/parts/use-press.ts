import { useState } from 'react'
import { whenPainted } from '../../../lib/when-painted.ts'
import { act, acting } from '../act.ts'
import type { BarLook } from '../actions/bar.ts'
import type { ActionName } from '../actions/index.ts'
import type { ActionContext } from '../actions/types.ts'

/**
 * Whether the button is drawn as on, and what a press does. What a press turns on or off shows at once, and is done when
 * that is painted: on a slow phone keeping and sending it takes longer than a frame.
 */
export function usePress(look: BarLook<ActionName>, context: ActionContext) {
  const isOn = look.isOn?.(context)
  const [pressed, setPressed] = useState<boolean | null>(null)
  const shown = pressed ?? isOn

  const press = (): void => {
    const asksFirst = look.asksFirst?.(context) ?? false
    if (shown === undefined || asksFirst || acting.current() === null) {
      act(look.name, context)
      return
    }
    setPressed(!shown)
    whenPainted(() => {
      act(look.name, context)
      setPressed(null)
    })
  }
  return { isOn: shown, press }
}
