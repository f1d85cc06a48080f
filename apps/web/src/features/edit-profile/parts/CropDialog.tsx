import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { listenForGestures } from '../../../lib/gestures.ts'
import type { PicturePart } from '../../../lib/shrink-picture.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import {
  draggedBy,
  keptInside,
  mostZoom,
  partOf,
  placedAt,
  placeOf,
  wholeView,
  zoomedBy,
  type View,
} from '../rules/crop.ts'
import styles from './CropDialog.module.css'

interface CropDialogProps {
  readonly picture: ImageBitmap
  /** Width by height. */
  readonly aspect: number
  readonly onUse: (part: PicturePart) => void
  readonly onCancel: () => void
}

/** Width of what is drawn, px; it is shown as large as there is room. */
const stageWidth = 960

/** Which part of a picture is shown: drawn along with the pointer, or set with the sliders. */
export function CropDialog({ picture, aspect, onUse, onCancel }: CropDialogProps) {
  const t = useT()
  const [view, setView] = useState(wholeView)
  const zoomRef = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    <Dialog
      title={t('editProfile.crop.title')}
      onClose={onCancel}
      initialFocus={zoomRef}
      footer={
        <>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={() => onUse(partOf(picture, aspect, view))}>
            {t('editProfile.crop.use')}
          </Button>
        </>
      }
    >
      <div className={styles['crop']}>
        <Stage picture={picture} aspect={aspect} view={view} onView={setView} />
        <p id={hintId} className={styles['hint']}>
          {t('editProfile.crop.hint')}
        </p>
        <label className={styles['slider']}>
          {t('editProfile.crop.zoom')}
          <input
            ref={zoomRef}
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={view.zoom}
            aria-describedby={hintId}
            onChange={(event) =>
              setView(keptInside(picture, aspect, { ...view, zoom: Number(event.target.value) }))
            }
          />
        </label>
        {(['x', 'y'] as const).map((axis) => {
          const place = placeOf(picture, aspect, view, axis)
          return (
            <label key={axis} className={styles['slider']}>
              {t(`editProfile.crop.${axis}`)}
              <input
                type="range"
                min={0}
                max={1}
                step={0.02}
                value={place ?? 0.5}
                disabled={place === null}
                onChange={(event) =>
                  setView(placedAt(picture, aspect, view, axis, Number(event.target.value)))
                }
              />
            </label>
          )
        })}
      </div>
    </Dialog>
  )
}

interface StageProps {
  readonly picture: ImageBitmap
  readonly aspect: number
  readonly view: View
  readonly onView: (change: (view: View) => View) => void
}

function Stage({ picture, aspect, view, onView }: StageProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null)

  useLayoutEffect(() => {
    const canvas = canvasRef.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return
    const part = partOf(picture, aspect, view)
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  }, [picture, aspect, view])

  useEffect(() => {
    const canvas = canvasRef.current
    if (canvas === null) return undefined
    /** How far it was drawn along already. */
    let done = { x: 0, y: 0 }
    const draw = (by: { x: number; y: number }) => {
      const { clientWidth, clientHeight } = canvas
      onView((now) => draggedBy(picture, aspect, now, { x: by.x / clientWidth, y: by.y / clientHeight }))
    }
    return listenForGestures(canvas, {
      canDrag: () => {
        done = { x: 0, y: 0 }
        return true
      },
      onDrag: (by) => {
        draw({ x: by.x - done.x, y: by.y - done.y })
        done = by
      },
      onDragEnd: () => undefined,
      onPinch: (factor, _, moved) => {
        onView((now) => zoomedBy(picture, aspect, now, factor))
        draw(moved)
      },
      onPinchEnd: () => undefined,
      onTap: () => undefined,
      onDoubleTap: () => undefined,
      onWheel: (factor) => onView((now) => zoomedBy(picture, aspect, now, factor)),
    })
  }, [picture, aspect, onView])

  return (
    <canvas
      ref={canvasRef}
      className={aspect === 1 ? styles['square'] : styles['wide']}
      width={stageWidth}
      height={Math.round(stageWidth / aspect)}
      aria-hidden="true"
    />
  )
}
