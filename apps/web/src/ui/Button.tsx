import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'
import styles from './Button.module.css'
import type { IconComponent } from './icons.tsx'
import { Spinner } from './Spinner.tsx'

export interface ButtonLook {
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

export function buttonLook({
  variant = 'default',
  size = 'normal',
  isWide = false,
  className,
}: ButtonLook): string {
  return clsx(styles['button'], styles[variant], styles[size], isWide && styles['wide'], className)
}

export function ButtonContent({
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

/** A press that comes while work is under way does nothing, nor does it send the form. */
const refuse = (event: SyntheticEvent) => event.preventDefault()

export function Button(props: ButtonProps) {
  const { variant, size, isWide, icon, className, isPending = false, onClick, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook({ variant, size, isWide, className })}
      // Not disabled: the focus of who pressed it by a key stays where it is.
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? refuse : onClick}
    >
      <span className={clsx(styles['content'], isPending && styles['pending'])}>
        <ButtonContent icon={icon} size={size}>
          {children}
        </ButtonContent>
      </span>
      {isPending && <Spinner className={styles['spinner']} />}
    </button>
  )
}
