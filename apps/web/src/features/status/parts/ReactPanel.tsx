import { useT } from '../../../i18n/index.ts'
import { useCan } from '../../../model/instance.ts'
import type { Opened } from '../../../ui/Opener.tsx'
import { EmojiPicker, preloadEmoji } from '../../emoji/index.ts'
import { toggleReaction } from '../actions/react.ts'
import type { ActionContext } from '../actions/types.ts'

/** Asks ahead of the press. */
export const preload = preloadEmoji

interface ReactPanelProps extends Opened {
  readonly context: ActionContext
}

/** The emoji to react with; those of the viewer's own reactions are marked, and taken back when they are chosen. */
export function ReactPanel({ context, ...opened }: ReactPanelProps) {
  const t = useT()
  const hasCustom = useCan('customReactions')
  const { reactions } = context.status
  return (
    <EmojiPicker
      {...opened}
      label={t('status.actions.react')}
      hasCustom={hasCustom}
      chosen={reactions.flatMap(({ me, name }) => (me ? [name] : []))}
      onChoose={({ name, imageUrl }) => void toggleReaction(context, { name, url: imageUrl })}
    />
  )
}
