import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { IconComponent } from './icons.tsx'
import styles from './IconButton.module.css'
import { Opener, type Opening } from './Opener.tsx'

export interface IconOpenerProps<PanelProps extends object>
  extends
    Opening<PanelProps>,
    Omit<ComponentProps<'button'>, 'onClick' | 'ref' | 'children' | 'className' | 'aria-label'> {
  /** The name of the control; also its tooltip. */
  label: string
  icon: IconComponent
}

/** A small icon with a menu or something else behind it. */
export function IconOpener<PanelProps extends object>(props: IconOpenerProps<PanelProps>) {
  const { label, icon: Glyph, ...rest } = props
  return (
    <Opener
      data-tooltip={label}
      {...rest}
      aria-label={label}
      className={clsx(styles['button'], styles['small'])}
    >
      <Glyph size={18} />
    </Opener>
  )
}
