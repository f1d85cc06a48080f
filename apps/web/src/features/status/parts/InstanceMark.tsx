import type { AccountRow } from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Header.module.css'

/** The icon of the server that a remote person is at. A drawing: the server's name stands in the handle. */
export function InstanceMark({ account }: { readonly account: AccountRow }) {
  const t = useT()
  const src = account.favicon || account.instance?.favicon || null
  if (account.isLocal || src === null) return null
  const place = account.instance
  const host = place?.name ?? account.handle.split('@')[1] ?? ''
  const software = [place?.softwareName, place?.softwareVersion].filter(Boolean).join(' ')
  const tooltip =
    software === '' ? t('status.from', { name: host }) : t('status.fromSoftware', { name: host, software })
  return (
    <Picture
      className={styles['favicon']}
      src={src}
      alt=""
      data-tooltip={tooltip}
      width="14"
      height="14"
      loading="lazy"
      decoding="async"
    />
  )
}
