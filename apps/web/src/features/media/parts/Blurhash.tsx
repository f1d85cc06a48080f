import { useLayoutEffect, useRef } from 'react'
import styles from '../Gallery.module.css'
import { drawBlurhash } from './blurhash.ts'

interface BlurhashProps {
  readonly hash: string
  /** Canvas pixels; the box around it decides the size on the page. */
  readonly size: { readonly width: number; readonly height: number }
}

/** The blurred colours of a picture: a drawing only, on a canvas that has its room at once. */
export function Blurhash({ hash, size }: BlurhashProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (ref.current !== null) drawBlurhash(ref.current, hash)
  }, [hash])
  return (
    <canvas ref={ref} className={styles['fill']} width={size.width} height={size.height} aria-hidden="true" />
  )
}
