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
/** Fastest and slowest turn of what moves: faster flickers. Own choice, seconds. */
const fastestTurn = 0.25
const slowestTurn = 60
const duration = /^(\d{1,2}(?:\.\d{1,3})?)s$/

/** The speed that was asked for, unless it would flicker. */
function turnOf(speed: string | undefined): string | null {
  const seconds = Number(duration.exec(speed ?? '')?.[1] ?? Number.NaN)
  return Number.isNaN(seconds) ? null : `${Math.min(slowestTurn, Math.max(fastestTurn, seconds))}s`
}

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
  const turn = turnOf(params['speed'])
  const style = turn === null ? undefined : ({ '--mfm-speed': turn } as CSSProperties)
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
