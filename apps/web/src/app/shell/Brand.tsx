import { useState } from 'react'
import { useInstanceName } from '../../features/panels/index.ts'
import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { useSetting } from '../../model/settings.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './Brand.module.css'

const instanceIcon = '/favicon.png'
const ownIcon = '/static/brand/favicon.svg'

/** The instance's icon and name, leading to the start page [SHELL-14]. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  const t = useT()
  const name = useInstanceName()
  const hidesIcon = useSetting('hideSiteFavicon')
  const hidesName = useSetting('hideSiteName')
  const [icon, setIcon] = useState(instanceIcon)
  const size = isCompact ? 22 : 26
  return (
    <Link to={paths.root} className={styles['brand']} aria-label={t('shell.topBar.home', { name })}>
      {!hidesIcon && (
        <img
          className={styles['icon']}
          src={icon}
          alt=""
          width={size}
          height={size}
          onError={() => setIcon(ownIcon)}
        />
      )}
      {!hidesName && <span className={styles['name']}>{name}</span>}
    </Link>
  )
}
