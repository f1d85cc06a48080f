import type { ReactionRow } from '@skein/store'
import { useRef } from 'react'

import { choiceAsKnown, type ReactionChoice } from '../../../model/entities.ts'
import { useHasStillPictures } from '../../../model/look.ts'
import { PlusIcon } from '../../../ui/icons.tsx'
import { Opener } from '../../../ui/Opener.tsx'
import type { PickerOptions } from '../../emoji/index.ts'
import { shownKinds } from '../rules/reactions.ts'
import { Chip } from './ReactionChip.tsx'
import styles from './Reactions.module.css'

interface OtherReactionsProps {
  readonly reactions: readonly ReactionRow[]
  /** The names of all of them, and of the button for another one. */
  readonly label: string
  readonly addLabel: string
  /** False for who cannot react. */
  readonly onReact: ((choice: ReactionChoice, isOn: boolean) => void) | false
}

const fetchPicker = () => import('../../emoji/index.ts').then((part) => part.EmojiPicker)

/** Reactions to what is no post: a press gives one or takes it back, the picker gives another. */
export function OtherReactions({ reactions, label, addLabel, onReact }: OtherReactionsProps) {
  const isStill = useHasStillPictures()
  const row = useRef<HTMLDivElement>(null)
  const kinds = shownKinds(reactions)
  if (kinds.length === 0 && !onReact) return null

  function toggle(given: ReactionChoice) {
    if (!onReact) return
    const choice = choiceAsKnown(kinds, given)
    const known = kinds.find(({ name }) => name === choice.name)
    const isOn = known?.me !== true
    // The last of a kind goes, and would take the focus with it.
    if (!isOn && known?.count === 1) row.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    onReact(choice, isOn)
  }
  const panelProps: PickerOptions = {
    label: addLabel,
    chosen: kinds.flatMap(({ me, name }) => (me ? [name] : [])),
    onChoose: ({ name, imageUrl }) => toggle({ name, url: imageUrl }),
  }
  return (
    <div ref={row} role="group" aria-label={label} className={styles['reactions']}>
      {kinds.map((reaction) => (
        <Chip
          key={reaction.name}
          reaction={reaction}
          isStill={isStill}
          onPress={onReact && (() => toggle(reaction))}
        />
      ))}
      {onReact && (
        <Opener<PickerOptions>
          kind="dialog"
          className={styles['plus']}
          aria-label={addLabel}
          data-tooltip={addLabel}
          fetchPanel={fetchPicker}
          panelProps={panelProps}
        >
          <PlusIcon size={14} />
        </Opener>
      )}
    </div>
  )
}
