import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'
import type { IconComponent, IconProps } from './icons.tsx'
import { Link } from './Link.tsx'
import type { LinkProps } from './Link.tsx'

interface IconButtonLook {
  /** The name of the control; also its tooltip. */
  label: string
  icon: IconComponent
  iconSize?: IconProps['size'] | undefined
  /** Shown beside the icon when it is above 0, and added to the label: "Favourite, 92". */
  count?: number | undefined
  /** 34 px, or 28 px in dense rows; both grow for fingers. */
  size?: 'normal' | 'small' | undefined
  /** An unseen-things dot at the corner. Say what it means in the label. */
  hasDot?: boolean | undefined
  className?: string | undefined
}

export interface IconButtonProps
  extends IconButtonLook, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Makes the button a toggle (`aria-pressed`). */
  isOn?: boolean | undefined
}

export interface IconLinkProps extends IconButtonLook, Omit<LinkProps, 'className' | 'children'> {
  /** The place this link leads to is the current one. */
  isCurrent?: boolean | undefined
}

export interface IconAnchorProps
  extends IconButtonLook, Omit<ComponentProps<'a'>, 'className' | 'children'> {}

function labelOf(label: string, count: number | undefined): string {
  return count ? `${label}, ${count}` : label
}

function Content({ icon: Glyph, iconSize, count, hasDot, size }: Omit<IconButtonLook, 'label'>): ReactNode {
  return (
    <>
      <Glyph size={iconSize ?? (size === 'small' ? 16 : 18)} />
      {count ? <span className={styles['count']}>{count}</span> : null}
      {hasDot && <span className={styles['dot']} />}
    </>
  )
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, iconSize, count, size = 'normal', hasDot, isOn, className, ...rest } = props
  return (
    <button
      type="button"
      data-tooltip={label}
      {...rest}
      aria-label={labelOf(label, count)}
      aria-pressed={isOn}
      className={clsx(styles['button'], styles[size], isOn && styles['on'], className)}
    >
      <Content icon={icon} iconSize={iconSize} count={count} size={size} hasDot={hasDot} />
    </button>
  )
}

export function IconLink(props: IconLinkProps) {
  const {
    label,
    icon,
    iconSize,
    count,
    size = 'normal',
    hasDot,
    isCurrent = false,
    className,
    ...rest
  } = props
  return (
    <Link
      data-tooltip={label}
      {...rest}
      aria-label={labelOf(label, count)}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(styles['button'], styles[size], isCurrent && styles['on'], className)}
    >
      <Content icon={icon} iconSize={iconSize} count={count} size={size} hasDot={hasDot} />
    </Link>
  )
}

/** The same look for a place outside this client; it opens in a new tab. */
export function IconAnchor(props: IconAnchorProps) {
  const { label, icon, iconSize, count, size = 'normal', hasDot, className, ...rest } = props
  return (
    <a
      data-tooltip={label}
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      aria-label={labelOf(label, count)}
      className={clsx(styles['button'], styles[size], className)}
    >
      <Content icon={icon} iconSize={iconSize} count={count} size={size} hasDot={hasDot} />
    </a>
  )
}
