import type { ThreadForest } from '@skein/store'
import { useId, type ComponentType } from 'react'

import { StatusCard, type StatusCardProps } from '../../status/index.ts'
import styles from './NewMark.module.css'
import { PlaceText } from './PlaceText.tsx'

interface PlacedCardProps extends StatusCardProps {
  readonly forest: ThreadForest
  /** It came since the last visit: a strand at its edge shows it, and the words about its place say it. */
  readonly isNew?: boolean
  /** Draws the post, if not as any other. */
  readonly Card?: ComponentType<StatusCardProps> | undefined
}

/** A post of a thread, with words about where it stands there. */
export function PlacedCard({ forest, isNew = false, Card = StatusCard, ...card }: PlacedCardProps) {
  const placeId = useId()
  return (
    <>
      {isNew && <span className={styles['mark']} data-new="" />}
      <PlaceText id={placeId} statusId={card.statusId} forest={forest} isNew={isNew} />
      <Card {...card} isInConversation describedBy={placeId} />
    </>
  )
}
