import { useEffect, useState, type RefObject } from 'react'

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
  return section === undefined ? null : [sectionOf(section, shown)]
}

/** Goes where the window was asked to open, and answers the way to a section and a row in it. */
export function useAim({ sections, dialogRef, current, onGo }: AimOptions) {
  const wish = useWish()
  const [aim, setAim] = useState<Aim | null>(null)

  function aimAt(section: SectionId, setting?: string) {
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
    const row =
      setting === undefined
        ? null
        : place.querySelector<HTMLElement>(`[data-setting="${CSS.escape(setting)}"]`)
    if (row === null || setting === undefined) {
      const go = dialogRef.current?.querySelector<HTMLElement>(`[data-go="${section}"]`)
      ;(go ?? place.querySelector('h3'))?.focus()
      return
    }
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
    lightRow(setting)
  }, [aim, current, dialogRef])

  return aimAt
}
