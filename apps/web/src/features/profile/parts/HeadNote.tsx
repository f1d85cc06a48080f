import type { AccountRow } from '@skein/store'
import { clsx } from 'clsx'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { FoldButton } from '../../../ui/FoldButton.tsx'
import { RichText } from '../../rich-text/index.ts'
import { foldsNote } from '../rules/head-bounds.ts'
import styles from './ProfileHead.module.css'

interface HtmlProps extends Omit<ComponentProps<typeof RichText>, 'emojis' | 'baseUrl' | 'originalUrl'> {
  readonly account: AccountRow
}

/** What a server made of somebody's words. */
export function HeadHtml({ account: { emojis, url }, ...text }: HtmlProps) {
  const address = url === '' ? undefined : url
  return <RichText {...text} emojis={emojis} baseUrl={address} originalUrl={address} />
}

/** What somebody says of themselves; what is as long as no server asks for shows its beginning first. */
export function HeadNote({ account }: { readonly account: AccountRow }) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const canFold = foldsNote(account.note)
  const isFolded = canFold && !isOpen
  return (
    <div className={styles['note']}>
      <HeadHtml
        id={id}
        account={account}
        html={account.note}
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
