import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { useSetting } from '../../../model/settings.ts'
import styles from './MfmSpan.module.css'

export interface MfmSpanProps {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly children: ReactNode
}

const known: ReadonlySet<string> = new Set([
  'tada',
  'jelly',
  'twitch',
  'shake',
  'spin',
  'jump',
  'bounce',
  'rainbow',
  'flip',
  'x2',
  'x3',
  'x4',
  'blur',
  'rotate',
])
const duration = /^\d{1,2}(?:\.\d{1,3})?s$/

function spinClass(params: MfmSpanProps['params']): string | undefined {
  if ('x' in params) return styles['spinX']
  return 'y' in params ? styles['spinY'] : undefined
}

function flipClass(params: MfmSpanProps['params']): string | undefined {
  if (!('v' in params)) return undefined
  return 'h' in params ? styles['flipBoth'] : styles['flipV']
}

/** One Misskey function. Names without a drawing leave their words as they are [POST-15]. */
export function MfmSpan({ name, params, children }: MfmSpanProps) {
  const isOnHover = useSetting('renderMfmOnHover')
  if (!known.has(name)) return children
  const speed = params['speed'] ?? ''
  const style = duration.test(speed) ? ({ '--mfm-speed': speed } as CSSProperties) : undefined
  const className = clsx(
    styles['mfm'],
    styles[name],
    isOnHover && styles['onHover'],
    name === 'spin' && spinClass(params),
    name === 'flip' && flipClass(params),
    name === 'spin' && 'left' in params && styles['reverse'],
    name === 'spin' && 'alternate' in params && styles['alternate'],
  )
  return (
    <span className={className} style={style}>
      {children}
    </span>
  )
}
