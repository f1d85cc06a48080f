import { timelineKeyText, type StatusId } from '@skein/api'
import { useEffect, useState, type KeyboardEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { entityStore } from '../../../model/entities.ts'
import { useSetting } from '../../../model/settings.ts'
import { keepPlace, recallPlace, rowHeights } from '../../../model/places.ts'
import {
  AnchoredList,
  GapRow,
  TimelineFooter,
  useRows,
  useWayBack,
  type TimelineListProps,
} from '../../timeline/index.ts'
import { mediaColumns, mediaRows } from '../rules/media-rows.ts'
import { MediaCell } from './MediaCell.tsx'
import styles from './MediaGrid.module.css'

/** Of a row in a wide window, px. */
const estimatedPx = 214

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -mediaColumns,
  ArrowDown: mediaColumns,
}

/** Arrow keys go from tile to tile as they stand on screen. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement)) return
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-media]')]
  const isSideways = Math.abs(step) === 1
  const isMirrored = isSideways && getComputedStyle(event.currentTarget).direction === 'rtl'
  const next = tiles[tiles.indexOf(event.target) + (isMirrored ? -step : step)]
  if (!tiles.includes(event.target) || next === undefined) return
  event.preventDefault()
  next.focus()
}

/** Somebody's media: the posts of a timeline as a grid of what is in them. */
export function MediaGrid({ feed, state, keeps, title, historyKey, listRef }: TimelineListProps) {
  const t = useT()
  const name = `timeline ${timelineKeyText(feed.key)}`
  const { rows } = useRows(state, keeps)
  const [kept] = useState(() => recallPlace(name, historyKey))
  const [starts] = useState(() => new Set(kept?.at ? [kept.at.id] : []))
  const countOf = (id: StatusId) => entityStore.statuses.get(id)?.attachments.length ?? 0
  const grid = mediaRows(rows, countOf, starts)
  useEffect(() => {
    for (const { key } of grid) starts.add(key)
  })
  const ids = grid.map(({ key }) => key)
  const byKey = new Map(grid.map((row) => [row.key, row]))
  useWayBack(feed, state, ids, kept)
  const loadsByItself = useSetting('infiniteScroll')
  const isMoreWanted =
    loadsByItself && !state.isLoadingOlder && !state.isBottomedOut && state.olderError === null
  const loadOlder = () => void feed.loadOlder()

  return (
    <>
      {ids.length > 0 && (
        // The keys only move the focus; the tiles are pressed by themselves.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={walk}>
          <AnchoredList
            ref={listRef}
            kind="list"
            label={t('timeline.posts', { name: title })}
            ids={ids}
            heights={rowHeights(`${name} media`)}
            estimatedSize={estimatedPx}
            place={kept?.at ?? null}
            focusAtStart={kept?.focusedId ?? null}
            roomFor={state.isBottomedOut ? null : (kept?.at ?? null)}
            onNearEnd={isMoreWanted ? loadOlder : undefined}
            onPlace={(at, focusedId) => {
              const row = at === null ? undefined : byKey.get(at.id)
              const depth = row?.kind === 'tiles' ? row.depth : 0
              keepPlace(name, historyKey, { at, depth, focusedId })
            }}
            renderRow={(id) => {
              const row = byKey.get(id)
              if (row === undefined) return null
              if (row.kind === 'gap')
                return <GapRow gap={row.gap} onLoad={() => void feed.loadGap(row.gap, 'down')} />
              return (
                <div className={styles['row']}>
                  {row.tiles.map((tile) => (
                    <MediaCell key={`${tile.statusId} ${tile.index}`} {...tile} />
                  ))}
                </div>
              )
            }}
          />
        </div>
      )}
      <TimelineFooter state={state} isEmpty={ids.length === 0} onLoadOlder={loadOlder} />
    </>
  )
}
