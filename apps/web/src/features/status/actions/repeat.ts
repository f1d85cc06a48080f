import type { Scope } from '@skein/api'
import { queueAction, type ActionResult } from '../../../model/outbox.ts'
import { repeatLook } from './bar.ts'
import { current, switchOf } from './carry-out.ts'
import { defineAction, type ActionContext, type StatusAction } from './types.ts'

/** @param wanted who is to see the repeat; null leaves it to the server, but for the viewer's own private posts [POST-20] */
function toggle(context: ActionContext, wanted: Scope | null): Promise<ActionResult> {
  const { isRepeated, scope } = current(context)
  return queueAction(
    switchOf(context, 'repeat', !isRepeated, wanted ?? (scope === 'private' ? 'private' : null)),
  )
}

export const repeat = defineAction({
  ...repeatLook,
  shortcuts: ['b'],
  question: (context) =>
    repeatLook.asksFirst({ ...context, status: current(context) })
      ? {
          about: 'repeat',
          acceptKey: 'status.actions.repeat',
          isDestructive: false,
        }
      : null,
  said: ({ status }) => (status.isRepeated ? 'status.said.unrepeated' : 'status.said.repeated'),
  run: (context) => toggle(context, null),
})

/** Repeating for some: no wider than the post itself. */
function repeatFor(
  scope: 'public' | 'unlisted' | 'private',
  labelKey: StatusAction['labelKey'],
): StatusAction {
  const { isOn: _, count: __, ...rest } = repeat
  return {
    ...rest,
    name: `repeat-${scope}`,
    labelKey,
    shortcuts: [],
    isOffered: (context) =>
      repeat.isOffered(context) &&
      !context.status.isRepeated &&
      (scope === 'private' || context.status.scope !== 'private'),
    run: (context) => toggle(context, scope),
  }
}

const undoRepeat = defineAction({
  ...repeat,
  labelKey: 'status.menu.repeatUndo',
  shortcuts: [],
  isOffered: (context) => repeat.isOffered(context) && context.status.isRepeated,
})

/** What stands behind the repeat button: for whom, or not any more. */
export const repeatChoices: readonly StatusAction[] = [
  repeatFor('public', 'status.menu.repeatPublic'),
  repeatFor('unlisted', 'status.menu.repeatUnlisted'),
  repeatFor('private', 'status.menu.repeatPrivate'),
  undoRepeat,
]
