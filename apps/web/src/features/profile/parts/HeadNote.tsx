import type { AccountRow } from '@skein/store'
import type { Amount } from '@skein/rich-text'
import { clsx } from 'clsx'
import { useId, useState, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { FoldButton } from '../../../ui/FoldButton.tsx'
import { RichText } from '../../rich-text/index.ts'
import { foldsNote } from '../rules/head-bounds.ts'
import styles from './ProfileHead.module.css'

interface HtmlProps {
  readonly account: AccountRow
  readonly html: string
  /** How much is drawn at most. */
  readonly amount?: Amount
}

/** What a server made of somebody's words. */
export function HeadHtml({ account: { emojis, url }, html, amount }: HtmlProps) {
  const address = url === '' ? undefined : url
  return <RichText html={html} emojis={emojis} baseUrl={address} originalUrl={address} amount={amount} />
}

/** What somebody says of themselves; what is as long as no server asks for shows its beginning first. */
export function HeadNote({ account: { note, emojis, url } }: { readonly account: AccountRow }) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const canFold = foldsNote(note)
  const isFolded = canFold && !isOpen
  const address = url === '' ? undefined : url
  return (
    <div className={styles['note']}>
      <RichText
        id={id}
        html={note}
        emojis={emojis}
        baseUrl={address}
        originalUrl={address}
        isFolded={isFolded}
        className={clsx(isFolded && styles['folded'])}
      />
      {canFold && (
        <FoldButton
          label={isOpen ? t('profile.noteLess') : t('profile.noteMore')}
          isOpen={isOpen}
          controls={id}
          onPress={() => setOpen(!isOpen)}
        />
      )}
    </div>
  )
}

/** What somebody says of themselves before a server made anything of it. */
export function HeadPlainNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles['plainNote']} dir="auto">
      {children}
    </p>
  )
}
