import type { Attachment } from '@skein/api'
import { clsx } from 'clsx'
import { useState, type MouseEvent } from 'react'
import { useT } from '../../i18n/index.ts'
import { useSetting } from '../../model/settings.ts'
import { useHasStillPictures } from '../../model/look.ts'
import { Button } from '../../ui/Button.tsx'
import { EyeOffIcon, UpIcon } from '../../ui/icons.tsx'
import { FileRow } from './later.tsx'
import { focusSoon } from './parts/focus-soon.ts'
import { Row, type GalleryView } from './parts/Row.tsx'
import { isViewable, opensViewer, planGallery } from './rules/gallery-plan.ts'
import { openViewer } from './open-viewer.ts'
import type { MediaPost } from './viewer-state.ts'
import styles from './Gallery.module.css'

export interface GalleryProps {
  attachments: readonly Attachment[]
  isSensitive: boolean
  /** Language of the descriptions, when known. */
  lang?: string | null | undefined
  /** Lower and rounder, everything shows: in a window. */
  isSmall?: boolean | undefined
  /** Inside a quoted post: small, and one attachment only. [MEDIA-07] */
  isCompact?: boolean | undefined
  /** In an opened conversation; otherwise in a timeline. */
  isInConversation?: boolean | undefined
  /** The post they belong to: its actions stand in the viewer. */
  post?: MediaPost | null | undefined
  /** Whether sensitive media were asked for; without it the gallery keeps that itself. */
  isShown?: boolean | undefined
  onShow?: ((isShown: boolean) => void) | undefined
  /** Whether all of a long gallery was asked for; likewise. */
  isWhole?: boolean | undefined
  onWhole?: ((isWhole: boolean) => void) | undefined
}

/** The media of a post. Every tile keeps its room before anything has loaded. */
export function Gallery(props: GalleryProps) {
  const { attachments, isSensitive, lang = null, isCompact = false, isInConversation = false } = props
  const { isSmall = isCompact, post = null, isShown, onShow } = props
  const t = useT()
  const hidesSensitive = useSetting('hideNsfw')
  const usesBlurhash = useSetting('useBlurhash')
  const maxThumbnails = useSetting('maxThumbnails')
  const isHiding = useSetting(isInConversation ? 'hideAttachmentsInConv' : 'hideAttachments')
  const playsInViewer = useSetting('playVideosInModal')
  const opensCovered = useSetting('useOneClickNsfw')
  const savesData = useSetting('dataSaving')
  const isStill = useHasStillPictures()
  const isContained = useSetting('useContainFit')
  const [ownShown, setOwnShown] = useState(false)
  const [ownWhole, setOwnWhole] = useState(false)

  if (attachments.length === 0) return null
  const isRevealed = isShown ?? ownShown
  const setRevealed = onShow ?? setOwnShown
  const isWhole = props.isWhole ?? ownWhole
  const setWhole = props.onWhole ?? setOwnWhole
  const isCovered = isSensitive && hidesSensitive && !isRevealed
  const plan = planGallery(attachments, { isSmall, isCompact, isHiding, maxThumbnails, isWhole })
  const open = (attachment: Attachment) => {
    const items = attachments.filter(isViewable)
    openViewer({ items, index: Math.max(0, items.indexOf(attachment)), lang, post })
  }
  const showAll = (tile: HTMLElement | null) => {
    const [, second = attachments[0]] = attachments
    if (isCompact && second !== undefined && (!isCovered || opensCovered)) return open(second)
    if (isCompact) setRevealed(true)
    else setWhole(true)
    if (tile !== null) focusSoon(tile)
    return undefined
  }
  const hideAgain = ({ currentTarget }: MouseEvent) => {
    setRevealed(false)
    if (currentTarget.parentElement !== null) focusSoon(currentTarget.parentElement)
  }
  const view: GalleryView = {
    lang,
    usesBlurhash,
    isSensitive,
    isCovered,
    isWaiting: savesData && !isRevealed,
    opensCovered,
    isStill,
    size: isSmall ? 'small' : 'normal',
    playsInViewer,
    statusId: post?.statusId ?? null,
    onOpen: open,
    onShow: () => setRevealed(true),
    onMore: showAll,
  }
  const isBehindTile = plan.rows.at(-1)?.kind === 'tiles'
  return (
    <div className={clsx(styles['gallery'], isSmall && styles['small'], isContained && styles['contained'])}>
      {plan.rows.map((row, index) => (
        <Row
          key={row.items[0]?.id}
          row={row}
          isAlone={plan.rows.length === 1 && row.items.length === 1}
          isLast={plan.rows[index + 1]?.kind !== 'tiles'}
          hidden={isBehindTile && index === plan.rows.length - 1 ? plan.hidden : 0}
          view={view}
        />
      ))}
      {plan.named.map((attachment) => (
        <FileRow
          key={attachment.id}
          attachment={attachment}
          lang={lang}
          isSensitive={isSensitive}
          onOpen={opensViewer(attachment.kind, 'hide', playsInViewer) ? () => open(attachment) : null}
        />
      ))}
      {plan.hidden > 0 && !isBehindTile && (
        <Button
          className={styles['below']}
          size="small"
          onClick={({ currentTarget }) => showAll(currentTarget.parentElement)}
        >
          {t('media.showMore', { count: plan.hidden })}
        </Button>
      )}
      {plan.canFold && isWhole && (
        <Button className={styles['below']} size="small" icon={UpIcon} onClick={() => setWhole(false)}>
          {t('common.showFewer')}
        </Button>
      )}
      {isSensitive && isRevealed && hidesSensitive && plan.rows.length > 0 && (
        <Button className={styles['below']} size="small" icon={EyeOffIcon} onClick={hideAgain}>
          {t('media.hide')}
        </Button>
      )}
    </div>
  )
}
