import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
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
  /** There is nothing to do. Unlike a `disabled` button it keeps the focus after a press. */
  isOff?: boolean | undefined
}

export interface IconLinkProps extends IconButtonLook, Omit<LinkProps, 'className' | 'children'> {
  /** The place this link leads to is the current one. */
  isCurrent?: boolean | undefined
}

export interface IconAnchorProps
  extends IconButtonLook, Omit<ComponentProps<'a'>, 'className' | 'children'> {}

/** What the three have in common: the attributes of the element, with those that it is given besides, and what is in it. */
function look<Props extends IconButtonLook>(props: Props, isOn = false) {
  const { label, icon: Glyph, iconSize, count, size = 'normal', hasDot, className, ...rest } = props
  return {
    attributes: {
      'data-tooltip': label,
      ...rest,
      'aria-label': count ? `${label}, ${count}` : label,
      className: clsx(styles['button'], styles[size], isOn && styles['on'], className),
    },
    content: (
      <>
        <Glyph size={iconSize ?? (size === 'small' ? 16 : 18)} />
        {count ? <span className={styles['count']}>{count}</span> : null}
        {hasDot && <span className={styles['dot']} />}
      </>
    ),
  }
}

export function IconButton({ isOn, isOff = false, ...props }: IconButtonProps) {
  const { attributes, content } = look(props, isOn)
  return (
    <button
      type="button"
      {...attributes}
      aria-pressed={isOn}
      aria-disabled={isOff || attributes['aria-disabled']}
      onClick={isOff ? undefined : attributes.onClick}
    >
      {content}
    </button>
  )
}

export function IconLink({ isCurrent = false, ...props }: IconLinkProps) {
  const { attributes, content } = look(props, isCurrent)
  return (
    <Link {...attributes} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  )
}

/** The same look for a place outside this client; it opens in a new tab. */
export function IconAnchor(props: IconAnchorProps) {
  const { attributes, content } = look(props)
  return (
    <a target="_blank" rel="noopener noreferrer" {...attributes}>
      {content}
    </a>
  )
}
