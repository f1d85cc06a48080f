import { FocusedPost } from './parts/FocusedPost.tsx'
import { StatusCard, type StatusCardProps } from './StatusCard.tsx'

/** The post that a conversation is opened at. Apart, because timelines have none. */
export function FocusedCard(props: Omit<StatusCardProps, 'Focused'>) {
  return <StatusCard {...props} Focused={FocusedPost} />
}
