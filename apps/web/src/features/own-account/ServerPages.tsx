import { useT } from '../../i18n/index.ts'
import { getServer } from '../../model/server.ts'
import { ownHost } from './own-handle.ts'
import styles from './OwnAccount.module.css'

interface ServerPagesProps {
  /** What is to be found there. */
  readonly text: string
}

/** Where a server does not let clients do something: the way to the server's own pages. */
export function ServerPages({ text }: ServerPagesProps) {
  const t = useT()
  return (
    <p className={styles['away']}>
      {text}{' '}
      <a href={`${getServer()}/`} target="_blank" rel="noopener noreferrer">
        {t('ownAccount.openServer', { server: ownHost() })}
      </a>
    </p>
  )
}
