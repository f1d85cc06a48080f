import type { AccountRow } from '@skein/store'
import { useState, type ReactNode } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { longDay } from '../../../lib/written-date.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { EmojiText } from '../../rich-text/index.ts'
import { amountOfField, fieldsPerPress } from '../rules/head-bounds.ts'
import styles from './ProfileHead.module.css'

interface HeadFieldsProps {
  readonly fields: readonly {
    readonly name: string
    readonly value: ReactNode
    readonly verifiedAt: string | null
  }[]
  readonly emojis: AccountRow['emojis']
}

/** What somebody says of themselves in pairs of words; of more than any server takes the first show, the rest on request. */
export function HeadFields({ fields, emojis }: HeadFieldsProps) {
  const t = useT()
  const language = useLanguageTag()
  const [presses, setPresses] = useState(1)
  if (fields.length === 0) return null
  const { picturesOfName } = amountOfField(fields.length)
  const shown = fields.slice(0, presses * fieldsPerPress)
  const list = (
    <dl className={styles['fields']}>
      {shown.map(({ name, value, verifiedAt }, index) => {
        const ms = Date.parse(verifiedAt ?? '')
        const verified = Number.isNaN(ms) ? null : t('profile.verified', { date: longDay(ms, language) })
        return (
          <div key={index} className={verified === null ? undefined : styles['verified']}>
            <dt dir="auto">
              <EmojiText text={name} emojis={emojis} mostPictures={picturesOfName} />
            </dt>
            <dd>
              {verified !== null && (
                <span className={styles['check']} data-tooltip={verified}>
                  <CheckIcon size={16} />
                  <VisuallyHidden>{verified}</VisuallyHidden>
                </span>
              )}
              {value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
  if (shown.length === fields.length) return list
  return (
    <>
      {list}
      <div className={styles['moreFields']}>
        <Button size="small" onClick={() => setPresses(presses + 1)}>
          {t('profile.moreFields', { count: fields.length })}
        </Button>
      </div>
    </>
  )
}
