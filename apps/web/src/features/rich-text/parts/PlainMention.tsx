import type { MentionNode } from '@skein/rich-text'
import type { Ref } from 'react'
import styles from './Mention.module.css'

export interface PlainMentionProps {
  readonly mention: MentionNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A name that leads where the writer's link leads. */
export function PlainMention({ mention, ref }: PlainMentionProps) {
  return (
    <a
      ref={ref}
      className={styles['mention']}
      href={mention.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {mention.text}
    </a>
  )
}
