import { useEffect, useRef, useState, type RefObject } from 'react'

import type { SettingsTarget } from '../../../model/windows.ts'
import { useWish, wishSettings } from '../wish.ts'
import { lightRow } from './changes.ts'
import { sectionOf, type SectionId } from './rules/section-of.ts'
import type { Section } from './sections.ts'

interface Aim {
  readonly section: SectionId
  readonly setting: string | undefined
}

interface AimOptions {
  readonly sections: readonly Section[]
  readonly dialogRef: RefObject<HTMLElement | null>
  readonly current: SectionId | null
  readonly onGo: (id: SectionId) => void
}

/** Where a wish leads: to its setting wherever that stands, else to its section; null to where the window was. */
function placeOf(
  { section, setting }: SettingsTarget,
  sections: readonly Section[],
): readonly [SectionId, string?] | null {
  const holder = sections.find(({ rows }) => rows.some(({ name }) => name === setting))
  if (holder !== undefined && setting !== undefined) return [holder.id, setting]
  const shown = sections.map(({ id }) => id)
  if (section === undefined) return null
  // What is no setting may be an item that the section has itself.
  return setting === undefined ? [sectionOf(section, shown)] : [sectionOf(section, shown), setting]
}

/** The row of a setting or of a shortcut, or what opens an item of a list. */
function rowOf(place: Element, name: string): HTMLElement | null {
  const quoted = CSS.escape(name)
  return place.querySelector(
    `[data-setting="${quoted}"], [data-shortcut="${quoted}"], [data-opens="${quoted}"]`,
  )
}

function lead(row: HTMLElement, name: string): void {
  row.scrollIntoView({ block: 'center' })
  row.focus({ preventScroll: true })
  // Whoever looked for a shortcut wants other keys for it.
  if (row.dataset['shortcut'] !== undefined || row.dataset['opens'] !== undefined) row.click()
  lightRow(name)
}

/** Goes where the window was asked to open, and answers the way to a section and a row in it. */
export function useAim({ sections, dialogRef, current, onGo }: AimOptions) {
  const wish = useWish()
  const [aim, setAim] = useState<Aim | null>(null)
  const waiting = useRef<MutationObserver | null>(null)
  useEffect(() => () => waiting.current?.disconnect(), [])

  function aimAt(section: SectionId, setting?: string) {
    waiting.current?.disconnect()
    onGo(section)
    setAim({ section, setting })
  }

  useEffect(() => {
    if (wish === null) return
    wishSettings(null)
    const place = placeOf(wish, sections)
    if (place !== null) aimAt(...place)
    // Once for each wish.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wish])

  useEffect(() => {
    if (aim === null || aim.section !== current) return
    const place = dialogRef.current?.querySelector(`[data-section="${current}"]:not([hidden])`)
    if (place === null || place === undefined) return
    setAim(null)
    const { section, setting } = aim
    const row = setting === undefined ? null : rowOf(place, setting)
    if (row !== null && setting !== undefined) {
      lead(row, setting)
      return
    }
    const go = dialogRef.current?.querySelector<HTMLElement>(`[data-go="${section}"]`)
    const first = go ?? place.querySelector('h3')
    first?.focus()
    if (setting === undefined) return
    // What a section fetches stands there later. Whoever has gone on meanwhile is left alone.
    const observer = new MutationObserver(() => {
      const late = rowOf(place, setting)
      if (late === null) return
      observer.disconnect()
      if (document.activeElement === first) lead(late, setting)
    })
    observer.observe(place, { childList: true, subtree: true })
    waiting.current = observer
  }, [aim, current, dialogRef])

  return aimAt
}
