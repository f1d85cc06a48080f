import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { ButtonContent, buttonLook, type ButtonLook } from './Button.tsx'
import { Link } from './Link.tsx'
import type { LinkProps } from './Link.tsx'

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ variant, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook({ variant, size, isWide, className })}>
      <span className={styles['content']}>
        <ButtonContent icon={icon} size={size}>
          {children}
        </ButtonContent>
      </span>
    </Link>
  )
}

export interface AwayButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className'> {
  href: string
}

/** Looks like a button, opens a place outside the client. */
export function AwayButton({ variant, size, isWide, icon, className, children, ...rest }: AwayButtonProps) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      className={buttonLook({ variant, size, isWide, className })}
    >
      <span className={styles['content']}>
        <ButtonContent icon={icon} size={size}>
          {children}
        </ButtonContent>
      </span>
    </a>
  )
}
