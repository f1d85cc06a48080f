import { useEffect, useRef } from 'react'

import { hasLessMotion } from '../../../model/look.ts'
import { getSetting } from '../../../model/settings.ts'
import { beforeLeaving, beforePaint, closeUp, fadeOut, pictureOf } from './leaving.ts'
import styles from './Motion.module.css'

/**
 * Rows that are done with fade, and the others close up; the list itself knows nothing of it, and nothing waits for it.
 * It belongs first into an element around the list.
 */
export function LeavingRows() {
  const layerRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const layer = layerRef.current
    const list = layer?.parentElement
    if (layer === null || list == null) return undefined
    let moving: readonly Animation[] = []
    const settle = () => {
      for (const each of moving) each.finish()
      moving = []
    }

    const stop = beforeLeaving.on(() => {
      if (document.hidden || hasLessMotion(getSetting('motion'))) return
      const before = pictureOf(list)
      beforePaint(list, () => {
        for (const each of moving) each.cancel()
        const now = pictureOf(list)
        fadeOut(before, now, layer)
        moving = closeUp(before, now)
      })
    })
    // Keys go by where rows stand.
    addEventListener('keydown', settle, { capture: true })
    return () => {
      stop()
      removeEventListener('keydown', settle, { capture: true })
    }
  }, [])

  return <div ref={layerRef} className={styles['layer']} aria-hidden="true" inert />
}
