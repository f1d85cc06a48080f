import type { Card } from '@skein/api'
import { useState } from 'react'
import styles from './LinkCard.module.css'

interface LinkCardProps {
  readonly card: Card
  /** The picture of a sensitive post does not show. */
  readonly isSensitive: boolean
}

const isWeb = (address: string | null): address is string => address !== null && /^https?:\/\//i.test(address)

/** What stands behind the first link of a post. [POST-06] */
export function LinkCard({ card, isSensitive }: LinkCardProps) {
  const [isBroken, setBroken] = useState(false)
  if (!isWeb(card.url)) return null
  const provider = card.providerName === '' ? new URL(card.url).hostname : card.providerName
  return (
    <a
      className={styles['card']}
      href={card.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      data-link-card=""
    >
      {isWeb(card.image) && !isSensitive && !isBroken && (
        <img
          src={card.image}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
      <span className={styles['words']}>
        <span className={styles['provider']}>{provider}</span>
        <span className={styles['title']} dir="auto">
          {card.title === '' ? card.url : card.title}
        </span>
        {card.description !== '' && (
          <span className={styles['description']} dir="auto">
            {card.description}
          </span>
        )}
      </span>
    </a>
  )
}
