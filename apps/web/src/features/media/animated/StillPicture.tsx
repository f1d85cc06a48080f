import { clsx } from 'clsx'
import { useRef, type ComponentProps } from 'react'
import { mostCanvasPx } from '../limits.ts'
import chip from '../parts/Chip.module.css'
import styles from './StillPicture.module.css'
import { useMotion } from './use-motion.ts'

interface StillPictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'onLoad'> {
  readonly src: string
  readonly alt: string
  readonly onLoad?: (event: { currentTarget: HTMLImageElement }) => void
  /** Names the format in a corner; not on what is very small. */
  readonly hasLabel?: boolean
  /** Somebody paused it: it does not move for the pointer or the focus either. */
  readonly isPaused?: boolean
}

/**
 * A picture that stands still if it moves by itself: its first frame on a canvas, with the name of its format. It moves
 * while its post, or whatever is marked `data-plays`, has the pointer or the focus. One that does not move is a plain
 * picture. It wants a positioned parent. [MEDIA-21]
 */
export function StillPicture(props: StillPictureProps) {
  const { src, alt, className, onLoad, hasLabel = true, isPaused = false, ...rest } = props
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const format = useMotion(src)

  function drawFirstFrame(picture: HTMLImageElement) {
    const canvas = canvasRef.current
    if (canvas === null) return
    const { naturalWidth: width, naturalHeight: height } = picture
    const shrink = Math.min(1, mostCanvasPx / Math.max(1, width, height))
    canvas.width = Math.max(1, Math.round(width * shrink))
    canvas.height = Math.max(1, Math.round(height * shrink))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }

  const isPlain = format === null
  return (
    <>
      <img
        {...rest}
        className={clsx(className, !isPlain && styles[isPaused ? 'paused' : 'moving'])}
        src={src}
        alt={alt}
        onLoad={(event) => {
          drawFirstFrame(event.currentTarget)
          onLoad?.(event)
        }}
      />
      {!isPlain && (
        <canvas
          ref={canvasRef}
          className={clsx(className, !isPaused && styles['frame'])}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        />
      )}
      {typeof format === 'string' && hasLabel && (
        <span className={clsx(chip['chip'], chip['atEnd'], !isPaused && styles['format'])}>{format}</span>
      )}
    </>
  )
}
