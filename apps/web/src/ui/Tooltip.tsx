import { useEffect, useRef } from 'react'
import styles from './Tooltip.module.css'

const delayMs = 500
const leaveMs = 120
const gapPx = 6
const edgePx = 6

/** What is told of: by words of its own, or by its name in a bar whose buttons show drawings only. */
const told = '[data-tooltip], [data-tooltip-names] > [aria-label]'

/**
 * Draws the tooltip of whatever carries `data-tooltip`, and of the buttons in what carries `data-tooltip-names`. One
 * for the page.
 */
export function TooltipLayer() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current === null ? undefined : watch(ref.current)), [])
  return <div ref={ref} className={styles['tooltip']} popover="manual" aria-hidden="true" />
}

const hideEvent = 'skein:hide-tooltip'

/** What floats beside the same thing says more. While it is there, the thing carries `data-told`. */
export function hideTooltip(): void {
  dispatchEvent(new Event(hideEvent))
}

function watch(tip: HTMLElement): () => void {
  let anchor: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true, capture: true }

  function show(next: Element) {
    const text = next.getAttribute('data-tooltip') ?? next.getAttribute('aria-label')
    if (!text || !next.isConnected || next.closest('[data-told]') !== null) return
    anchor = next
    tip.textContent = text
    if (!tip.matches(':popover-open')) tip.showPopover()
    place(tip, next)
  }
  function hide() {
    clearTimeout(timer)
    // Asked with every movement of the page.
    if (anchor === null) return
    anchor = null
    if (tip.matches(':popover-open')) tip.hidePopover()
  }
  function later(run: () => void, ms: number) {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }

  addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
      if (tip.contains(event.target)) return clearTimeout(timer)
      const next = event.target.closest(told)
      if (next === null) {
        if (anchor !== null) later(hide, leaveMs)
        else clearTimeout(timer)
      } else if (next === anchor) clearTimeout(timer)
      else later(() => show(next), anchor === null ? delayMs : leaveMs)
    },
    options,
  )
  addEventListener(
    'focusin',
    ({ target }) => {
      const next =
        target instanceof Element && target.matches(':focus-visible')
          ? (target.closest(told) ?? target.querySelector(':scope > [data-tooltip]:only-child'))
          : null
      if (next === null) hide()
      else show(next)
    },
    options,
  )
  addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options)
  for (const event of ['pointerdown', 'scroll', 'focusout', 'blur', hideEvent])
    addEventListener(event, hide, options)
  return () => {
    stop.abort()
    hide()
  }
}

function place(tip: HTMLElement, anchor: Element): void {
  const box = (
    anchor.checkVisibility() && anchor.getClientRects().length > 0
      ? anchor
      : (anchor.firstElementChild ?? anchor)
  ).getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tip
  const below = box.bottom + gapPx
  const top = below + height + edgePx > innerHeight ? box.top - gapPx - height : below
  const left = Math.min(Math.max(edgePx, box.left + (box.width - width) / 2), innerWidth - width - edgePx)
  tip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
}
