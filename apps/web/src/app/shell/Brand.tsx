import { clsx } from 'clsx'
import { useState } from 'react'
import { useInstanceName } from '../../features/panels/index.ts'
import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { useSetting } from '../../model/settings.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Truncate } from '../../ui/Truncate.tsx'
import styles from './Brand.module.css'

const instanceIcon = '/favicon.png'
const ownIcon = '/static/brand/favicon.svg'
/** What a server names that has no logo of its own. */
const noLogo = '/static/logo.svg'

/** The instance's own logo; as a mask it takes the colour of the bar's text. */
function Logo() {
  const { logo, logoMask, logoMargin } = useInstance().branding
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed || !URL.canParse(logo, location.origin)) return null
  const { href } = new URL(logo, location.origin)
  return (
    <span
      className={clsx(styles['logo'], logoMask && styles['masked'])}
      style={{ marginBlock: logoMargin, maskImage: logoMask ? `url("${href}")` : undefined }}
    >
      <Picture src={href} alt="" onError={() => setHasFailed(true)} />
    </span>
  )
}

/** The instance's icon, name and logo, leading to the start page [BOOT-14, SHELL-14]. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  const t = useT()
  const name = useInstanceName()
  const hidesIcon = useSetting('hideSiteFavicon')
  const hidesName = useSetting('hideSiteName')
  const { logo, logoLeft } = useInstance().branding
  const ownLogo = logo === noLogo || logo === '' ? null : <Logo key={logo} />
  const size = isCompact ? 22 : 26
  const icon = { className: styles['icon'], alt: '', width: size, height: size }
  return (
    <Link to={paths.root} className={styles['brand']} aria-label={t('shell.topBar.home', { name })}>
      {logoLeft && ownLogo}
      {!hidesIcon && <Picture {...icon} src={instanceIcon} fallback={<Picture {...icon} src={ownIcon} />} />}
      {!hidesName && <Truncate>{name}</Truncate>}
      {!logoLeft && ownLogo}
    </Link>
  )
}
