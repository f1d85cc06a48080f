import type { Card } from '@skein/api'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { Truncate } from '../../../ui/Truncate.tsx'
import { EyeOffIcon, ImageIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { readCard } from '../rules/read-card.ts'
import styles from './LinkCard.module.css'

interface LinkCardProps {
  readonly card: Card
  /** The picture of a sensitive post does not show. */
  readonly isSensitive: boolean
  readonly isInConversation: boolean
}

/** What stands behind the first link of a post. [POST-06] */
export function LinkCard({ card, isSensitive, isInConversation }: LinkCardProps) {
  const t = useT()
  const hidesPictures = useSetting(isInConversation ? 'hideAttachmentsInConv' : 'hideAttachments')
  const savesData = useSetting('dataSaving')
  const shown = readCard(card)
  if (shown === null) return null
  const hasPicture = shown.image !== null && !hidesPictures && !savesData
  return (
    <a
      className={clsx(styles['card'], hasPicture && styles['illustrated'])}
      href={shown.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      data-link-card=""
    >
      {hasPicture && (
        <span className={styles['picture']}>
          {isSensitive ? <EyeOffIcon /> : <CardPicture src={shown.image} />}
        </span>
      )}
      <div className={styles['words']}>
        <Truncate as="div" className={styles['provider']}>
          <bdi>{shown.provider}</bdi>
          {isSensitive && (
            <>
              {' '}
              <span className={styles['sensitive']}>{t('media.sensitive')}</span>
            </>
          )}
        </Truncate>
        <div className={styles['title']} dir="auto">
          {shown.title}
        </div>
        {shown.description !== '' && (
          <div className={styles['description']} dir="auto">
            {shown.description}
          </div>
        )}
      </div>
    </a>
  )
}

/** Shows when it is whole; its room is there before, and stays when it does not come. */
function CardPicture({ src }: { readonly src: string | null }) {
  const [isThere, setThere] = useState(false)
  return (
    <Picture
      src={src}
      alt=""
      fallback={<ImageIcon />}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      data-is={isThere ? 'there' : 'coming'}
      onLoad={() => setThere(true)}
    />
  )
}
