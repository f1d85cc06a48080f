import { can } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import type { Opened } from '../../../ui/Opener.tsx'
import { EmojiPicker } from '../../emoji/index.ts'
import { toggleReaction } from '../actions/react.ts'
import type { ActionContext } from '../actions/types.ts'
import { comparable } from '../rules/own-reaction.ts'

interface ReactPanelProps extends Opened {
  readonly context: ActionContext
}

/** The emoji to react with; those of the viewer's own reactions are marked, and taken back when they are chosen. */
export function ReactPanel({ context, ...opened }: ReactPanelProps) {
  const t = useT()
  const hasCustom = can(useInstance(), 'customReactions')
  const { reactions } = context.status
  const mine = new Set(reactions.filter(({ me }) => me).map(({ name }) => comparable(name)))
  return (
    <EmojiPicker
      {...opened}
      label={t('status.actions.react')}
      hasCustom={hasCustom}
      isChosen={({ name }) => mine.has(comparable(name))}
      onChoose={({ name, imageUrl }) => void toggleReaction(context, { name, url: imageUrl })}
    />
  )
}
