import type { Attachment } from '@skein/api'
import {
  audioWeight,
  fileWeight,
  galleryScore,
  singleRatio,
  tileRatio,
  tilesPerRow,
  unknownRatio,
} from '../limits.ts'

/** One line of a gallery: pictures side by side, a player, or a file's name. */
export interface GalleryRow {
  readonly kind: 'tiles' | 'audio' | 'file'
  readonly items: readonly Attachment[]
}

/** How many tiles each row takes: rows of three, and twos in the place of a lone tile. [MEDIA-03] */
export function rowSizes(count: number): number[] {
  if (count <= 0) return []
  if (count <= tilesPerRow) return [count]
  const lone = count % tilesPerRow === 1
  const twos = lone ? 2 : count % tilesPerRow === 2 ? 1 : 0
  const threes = (count - twos * 2) / tilesPerRow
  return [...Array.from({ length: threes }, () => tilesPerRow), ...Array.from({ length: twos }, () => 2)]
}

function rowKind({ kind }: Attachment): GalleryRow['kind'] {
  if (kind === 'image' || kind === 'video') return 'tiles'
  return kind === 'audio' ? 'audio' : 'file'
}

/** The lines of a gallery in the order of the post; neighbouring pictures and videos share rows. */
export function galleryRows(attachments: readonly Attachment[]): GalleryRow[] {
  const rows: GalleryRow[] = []
  let tiles: Attachment[] = []
  const endTiles = (): void => {
    let taken = 0
    for (const size of rowSizes(tiles.length)) {
      rows.push({ kind: 'tiles', items: tiles.slice(taken, taken + size) })
      taken += size
    }
    tiles = []
  }
  for (const attachment of attachments) {
    const kind = rowKind(attachment)
    if (kind === 'tiles') {
      tiles.push(attachment)
      continue
    }
    endTiles()
    rows.push({ kind, items: [attachment] })
  }
  endTiles()
  return rows
}

function rowScore({ kind, items }: GalleryRow): number {
  if (kind === 'audio') return audioWeight
  return kind === 'file' ? fileWeight : 1 / (items.length + 0.6)
}

/** How much room a gallery takes, in points: the sum of the rows' relative heights. [MEDIA-04] */
export function scoreOf(rows: readonly GalleryRow[]): number {
  return rows.reduce((sum, row) => sum + rowScore(row), 0)
}

/** The rows that show at first: all of them, or the first ones whose score stays at 1 or below. [MEDIA-04] */
export function shownRows(rows: readonly GalleryRow[]): readonly GalleryRow[] {
  let score = 0
  const end = rows.findIndex((row) => (score += rowScore(row)) > galleryScore)
  return end === -1 ? rows : rows.slice(0, Math.max(1, end))
}

/** Width over height that a tile reserves before anything has loaded. */
export function reservedRatio({ width, height }: Attachment, isAlone: boolean): number {
  const natural = width !== null && height !== null && width > 0 && height > 0 ? width / height : unknownRatio
  const { least, most } = isAlone ? singleRatio : tileRatio
  return Math.min(most, Math.max(least, natural))
}
