import { ZoomIn, ZoomOut } from 'lucide'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useT } from '../../../i18n/index.ts'
import { enterOverlay } from '../../../lib/overlay-entry.ts'
import { openableUrl } from '../../../lib/openable-url.ts'
import { useComposing } from '../../../model/writing.ts'
import { themeFor, wornTheme } from '../../../model/look.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconAnchor, IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon, ExternalIcon, LeftIcon, RightIcon } from '../../../ui/icons.tsx'
import { fromLucide } from '../../../ui/make-icon.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { closeDelayMs, zoom } from '../limits.ts'
import { isViewerOpen, markClosing, shutViewer, type ViewerRequest } from '../viewer-state.ts'
import { Description } from './Description.tsx'
import { Slide } from './Slide.tsx'
import { createStage, type Stage } from './stage.ts'
import { usePreloaded } from './use-preloaded.ts'
import styles from './Viewer.module.css'

const ZoomInIcon = /* @__PURE__ */ fromLucide(ZoomIn)
const ZoomOutIcon = /* @__PURE__ */ fromLucide(ZoomOut)

let closing: ReturnType<typeof setTimeout> | undefined
let leave: () => void = () => undefined

/** Makes Back close the viewer. Called before it shows. */
export function enterViewer(): void {
  const entry = enterOverlay(() => closeViewer())
  leave = entry.leave
}

/** Closes a moment later: a finger that is let go must not press what lies under the viewer. [MEDIA-20] */
export function closeViewer(afterwards?: () => void): void {
  if (closing !== undefined || !isViewerOpen()) return
  markClosing()
  closing = setTimeout(() => {
    closing = undefined
    shutViewer()
    leave()
    if (afterwards !== undefined) requestAnimationFrame(afterwards)
  }, closeDelayMs)
}

interface ViewerProps {
  readonly request: ViewerRequest
  readonly isClosing: boolean
  /** What can be done with the post. */
  readonly actions: ReactNode
}

/** Where its own keys and swipes are not meant: players, fields and menus have theirs. */
const hasOwnKeys = 'video, audio, input, textarea, select, [role="menu"], [role="dialog"], ruffle-player'

/** Media over the whole window, near black in every theme. [MEDIA-14] */
export function Viewer({ request, isClosing, actions }: ViewerProps) {
  const t = useT()
  const { items, lang } = request
  const [index, setIndex] = useState(request.index)
  const [isZoomed, setZoomed] = useState(false)
  const stageRef = useRef<HTMLDivElement>(null)
  const slideRef = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage | null>(null)
  const closeRef = useRef<HTMLButtonElement>(null)
  const item = items[index]
  const hasMany = items.length > 1
  const count = items.length

  usePreloaded(items, index)
  useCloseForWriting()

  useEffect(() => {
    if (stageRef.current === null || slideRef.current === null) return undefined
    const slide = slideRef.current
    const created = createStage(stageRef.current, {
      slide,
      picture: () => slide.querySelector('[data-picture]'),
      onStep: (by) => setIndex((now) => (now + by + count) % count),
      onClose: () => closeViewer(),
      onZoom: setZoomed,
      hasMany: count > 1,
    })
    stage.current = created
    return created.stop
  }, [count])

  if (item === undefined) return null
  const step = (by: 1 | -1) => {
    stage.current?.rest()
    setIndex((index + by + count) % count)
  }
  const isPicture = item.kind === 'image'

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (event.defaultPrevented || altKey || ctrlKey || metaKey) return
    if (target instanceof Element && target.closest(hasOwnKeys) !== null) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (hasMany) step((key === 'ArrowRight') === isMirrored ? -1 : 1)
    } else if (key === '+' || key === '=') stage.current?.zoomBy(zoom.step)
    else if (key === '-') stage.current?.zoomBy(1 / zoom.step)
    else if (key === '0') stage.current?.rest()
    else return
    event.preventDefault()
  }

  const place = { place: String(index + 1), count: String(count) }
  const what = item.description ?? t(`media.kinds.${item.kind}`)
  return (
    <Dialog
      title={t('media.viewer')}
      kind="screen"
      isTitleHidden
      onClose={() => closeViewer()}
      initialFocus={closeRef}
      className={styles['viewer']}
    >
      {/* The keys are a second way to what the buttons do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles['whole']}
        data-theme={themeFor('dark', wornTheme().contrast).name}
        data-closing={isClosing || undefined}
        onKeyDown={handleKey}
      >
        <div ref={stageRef} className={styles['stage']} data-stage="">
          <div ref={slideRef} className={styles['slide']}>
            <Slide key={item.id} attachment={item} statusId={request.post?.statusId ?? null} lang={lang} />
          </div>
        </div>
        <p className={styles['count']}>{hasMany && t('media.place', place)}</p>
        <Announcement words={hasMany ? t('media.placeAndWhat', { ...place, what }) : what} />
        <div className={styles['tools']}>
          {isPicture && (
            <IconButton
              label={t(isZoomed ? 'media.zoomOut' : 'media.zoomIn')}
              icon={isZoomed ? ZoomOutIcon : ZoomInIcon}
              onClick={() => (isZoomed ? stage.current?.rest() : stage.current?.zoomBy(zoom.doubleTap))}
            />
          )}
          <IconAnchor
            label={t('media.openFile')}
            icon={ExternalIcon}
            href={openableUrl(item.url) ?? undefined}
          />
          <IconButton
            ref={closeRef}
            label={t('media.close')}
            icon={CloseIcon}
            onClick={() => closeViewer()}
          />
        </div>
        {hasMany && (
          <>
            <IconButton
              className={styles['previous']}
              label={t('media.previous')}
              icon={LeftIcon}
              onClick={() => step(-1)}
            />
            <IconButton
              className={styles['next']}
              label={t('media.next')}
              icon={RightIcon}
              onClick={() => step(1)}
            />
          </>
        )}
        <div className={styles['foot']}>
          {item.description !== null && <Description key={item.id} text={item.description} lang={lang} />}
          {actions !== null && <div className={styles['actions']}>{actions}</div>}
        </div>
      </div>
    </Dialog>
  )
}

/** Beneath the viewer a form could not take the focus when it opened. */
function focusForm(): void {
  document.querySelector<HTMLElement>('article form textarea')?.focus()
}

/** A form that opens in the page wants to be seen. */
function useCloseForWriting() {
  const row = useComposing('row')
  const inWindow = useComposing('window')
  const [before] = useState({ row, inWindow })
  useEffect(() => {
    if (row !== null && row !== before.row) closeViewer(focusForm)
    if (inWindow !== null && inWindow !== before.inWindow) closeViewer()
  }, [row, inWindow, before])
}
