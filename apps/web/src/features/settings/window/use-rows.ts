import { useT, useTell, type MessageKey } from '../../../i18n/index.ts'
import { useDefaults, useSettings } from '../../../model/settings.ts'
import { namesOf } from '../controls/sections.ts'
import { useControls, type ShownSetting } from '../use-controls.ts'
import { isChanged } from './rules/is-changed.ts'
import type { Searched } from './rules/search.ts'
import type { SectionId } from './rules/section-of.ts'

/** A setting as a row of the window. */
export interface Row extends ShownSetting {
  readonly section: SectionId
  readonly group: string
  /** The viewer chose something else than would hold otherwise. */
  readonly isChanged: boolean
  /** The value and its default in words; null where there are none. */
  readonly inWords: string | null
  readonly defaultInWords: string | null
  /** Why it cannot be changed now: what it depends on has another value. */
  readonly needs: string | null
  readonly found: Searched
}

const everything = () => true

/** Says values in words. */
function useInWords(): (shown: ShownSetting, value: unknown) => string | null {
  const t = useT()
  return ({ placed: { control }, values }, value) => {
    switch (control.kind) {
      case 'switch':
      case 'off-switch':
        return t(
          (value === true) === (control.kind === 'switch') ? 'settingsWindow.on' : 'settingsWindow.off',
        )
      case 'choice':
        return values.find((each) => each.value === String(value ?? ''))?.label ?? String(value ?? '')
      case 'number':
        return String(value)
      case 'lines':
        return t('settingsWindow.lines', { count: Array.isArray(value) ? value.length : 0 })
      default:
        return null
    }
  }
}

/** Says what a setting needs: another one on, or off, or as one of its values. */
function useSayNeeds() {
  const t = useT()
  return (parent: ShownSetting | undefined, values: readonly unknown[]): string => {
    const label = parent?.label ?? ''
    const value = parent?.values.find((each) => values.map(String).includes(each.value))
    return value === undefined
      ? t('settingsWindow.needs', { label })
      : t('settingsWindow.needsValue', { label, value: value.label })
  }
}

/** Every setting that the viewer can change here, in the order of the window. */
export function useRows(): readonly Row[] {
  const tell = useTell()
  const shown = useControls(everything)
  const now = useSettings()
  const usual = useDefaults()
  const inWords = useInWords()
  const sayNeeds = useSayNeeds()
  return shown.map((each) => {
    const { name, label, hint, words, values, placed } = each
    const { control, section, group } = placed
    const { dependsOn } = control
    const parent = dependsOn && shown.find((other) => other.name === dependsOn.name)
    const isHeld = dependsOn === undefined || dependsOn.is.includes(now[dependsOn.name])
    return {
      ...each,
      section,
      group,
      isChanged: namesOf(placed).some((other) => isChanged(now[other], usual[other])),
      inWords: inWords(each, now[name]),
      defaultInWords: inWords(each, usual[name]),
      needs: isHeld ? null : sayNeeds(parent, dependsOn.is),
      found: {
        label,
        hint,
        words,
        values: values.map((value) => value.label),
        path: [
          tell(`settingsWindow.sections.${section}.title` as MessageKey, {}),
          tell(`settingsWindow.groups.${group}` as MessageKey, {}),
        ],
      },
    }
  })
}
