import type { KeyboardEvent, MouseEvent } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { beforeFirstAct } from '../../model/first-act.ts'
import { isPageKey, keyOf } from '../../model/keys.ts'
import { withPart } from '../../ui/lazy-part.ts'
import type { ActionName } from './actions/index.ts'
import type { ActionContext } from './actions/types.ts'
import type { ReactionChoice } from '../../model/entities.ts'

/** Everything that is done with a post, in the place of only reading it. */
export const acting = lazyModule(() => import('./acting.ts'), { needs: 'early' })
beforeFirstAct(acting.preload)

/** For who needs it before anybody acts. */
export const { preload: preloadActing, fetch: fetchActing } = acting

export function act(name: ActionName, context: ActionContext): void {
  withPart(acting, ({ perform }) => void perform(name, context), `${name} ${context.status.id}`)
}

export function react(context: ActionContext, choice: ReactionChoice): void {
  withPart(
    acting,
    ({ toggleReaction }) => void toggleReaction(context, choice),
    `react ${choice.name} ${context.status.id}`,
  )
}

/**
 * Opens the menu of a post: for the secondary mouse button, the menu key and a finger that rests. Only once the code is
 * there: whether the browser's own menu comes is decided at once.
 */
export function pressLong(event: MouseEvent<HTMLElement>, context: ActionContext): void {
  acting.current()?.pressLong(event, context)
}

/** Runs what a key means for the post; says whether it is known already that it means something. */
export function pressKey(event: KeyboardEvent<HTMLElement>, context: ActionContext): boolean {
  const { nativeEvent, target, currentTarget } = event
  if (event.repeat || !isPageKey(nativeEvent)) return false
  const press = { key: keyOf(nativeEvent), target, currentTarget }
  const code = acting.current()
  if (code !== null) return code.handleKey(press, context)
  withPart(acting, ({ handleKey }) => void handleKey(press, context), `key ${press.key} ${context.status.id}`)
  return false
}
