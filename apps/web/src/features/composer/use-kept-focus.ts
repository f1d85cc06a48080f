import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

const focusable = 'button, input, select, textarea, a[href]'

interface Place {
  readonly control: HTMLElement
  /** What the focus goes to without it, the best first. */
  readonly instead: readonly HTMLElement[]
}

/** Those of the same item of a list first, then those that follow, then those before. */
function placeOf(control: HTMLElement, form: HTMLElement): Place {
  const all = [...form.querySelectorAll<HTMLElement>(focusable)]
  const at = all.indexOf(control)
  const around = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()]
  const item = control.closest('li')
  const beside = item === null ? [] : around.filter((each) => item.contains(each))
  return { control, instead: [...beside, ...around] }
}

const canTakeFocus = (control: HTMLElement) =>
  control.isConnected && !control.matches(':disabled') && control.checkVisibility()

/**
 * A control that goes away under who uses it hands the focus on to the nearest: who uses keys is never nowhere.
 * @returns `follow` for the form's focus; `keep` for a part that is drawn without the form, whenever it has been
 */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>) {
  const place = useRef<Place | null>(null)
  const keep = useCallback(() => {
    if (place.current === null || place.current.control.isConnected) return
    const { instead } = place.current
    place.current = null
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const next = instead.find(canTakeFocus) ?? fallback.current
    next?.focus()
  }, [fallback])
  useLayoutEffect(keep)
  const follow = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    // What floats above the form hears of its own focus.
    place.current =
      target instanceof HTMLElement && currentTarget.contains(target) ? placeOf(target, currentTarget) : null
  }
  return { follow, keep }
}
