import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import type { IconComponent } from './icons.tsx'
import { Link } from './Link.tsx'
import type { LinkProps } from './Link.tsx'
import { Spinner } from './Spinner.tsx'

interface ButtonLook {
  variant?: 'primary' | 'soft' | 'default' | 'line' | 'ghost' | 'danger' | undefined
  /** Heights 28, 34 and 40 px. */
  size?: 'small' | 'normal' | 'large' | undefined
  isWide?: boolean | undefined
  icon?: IconComponent | undefined
  className?: string | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Work is under way: the button cannot be pressed again and keeps its width. */
  isPending?: boolean | undefined
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

function lookOf({ variant = 'default', size = 'normal', isWide = false, className }: ButtonLook): string {
  return clsx(styles['button'], styles[variant], styles[size], isWide && styles['wide'], className)
}

function Content({
  icon: Glyph,
  size,
  children,
}: Pick<ButtonLook, 'icon' | 'size'> & { children: ReactNode }) {
  return (
    <>
      {Glyph && <Glyph size={size === 'small' ? 14 : 16} />}
      {children}
    </>
  )
}

export function Button(props: ButtonProps) {
  const { variant, size, isWide, icon, className, isPending = false, disabled, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, isWide, className })}
      disabled={disabled === true || isPending}
      aria-busy={isPending || undefined}
    >
      <span className={clsx(styles['content'], isPending && styles['pending'])}>
        <Content icon={icon} size={size}>
          {children}
        </Content>
      </span>
      {isPending && <Spinner className={styles['spinner']} />}
    </button>
  )
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ variant, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={lookOf({ variant, size, isWide, className })}>
      <span className={styles['content']}>
        <Content icon={icon} size={size}>
          {children}
        </Content>
      </span>
    </Link>
  )
}
