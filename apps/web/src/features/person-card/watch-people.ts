import type { PersonRef } from '../../model/entities.ts'
import { hideTooltip } from '../../ui/Tooltip.tsx'
import { personOfLink } from './rules/person-of-link.ts'

/** How long somebody points at a person before the card opens, and is away before it closes, milliseconds. [USER-01] */
const openMs = 400
const closeMs = 150

type Holder = 'pointer' | 'focus' | 'dialog'

export type PeopleWatch = ReturnType<typeof watchPeople>

interface Card {
  /** Pointing opens it. */
  readonly isHovering: () => boolean
  readonly preload: () => void
  readonly open: (link: HTMLAnchorElement, person: PersonRef, by: 'pointer' | 'key') => void
  readonly close: () => void
}

/**
 * Opens and closes the card for whatever leads to somebody, wherever it stands in the page: where the pointer rests,
 * or by a key. Who goes through the page with the keyboard meets no card.
 */
export function watchPeople({ isHovering, preload, open, close }: Card) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What is pointed at; its card opens, is open, or was put away. */
  let current: HTMLAnchorElement | null = null
  let isOpen = false
  /** Where the card is open. */
  let told: HTMLAnchorElement | null = null
  const holds = new Set<Holder>()
  const stopping = new AbortController()
  const options = { signal: stopping.signal, passive: true, capture: true }

  function later(run: () => void, ms: number) {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  function shut() {
    clearTimeout(timer)
    if (!isOpen) return
    told?.removeAttribute('data-told')
    isOpen = false
    holds.clear()
    close()
  }
  function come(link: HTMLAnchorElement) {
    if (link === current) {
      // Another part of the same link: what waits to open goes on waiting.
      if (isOpen) clearTimeout(timer)
      return
    }
    const person = personOfLink(link)
    if (person === null) return leave()
    current = link
    preload()
    later(() => {
      if (link.isConnected) show(link, person, 'pointer')
    }, openMs)
  }
  function show(link: HTMLAnchorElement, person: PersonRef, by: 'pointer' | 'key') {
    clearTimeout(timer)
    told?.removeAttribute('data-told')
    told = link
    link.setAttribute('data-told', '')
    hideTooltip()
    isOpen = true
    open(link, person, by)
  }
  function leave() {
    current = null
    if (isOpen) later(shut, closeMs)
    else clearTimeout(timer)
  }
  /** What somebody pointed at, or what came below the pointer. */
  function meet(target: EventTarget | null, isMeant: (link: HTMLAnchorElement) => boolean) {
    if (holds.size > 0 || !isHovering() || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link !== null && isMeant(link)) come(link)
    else leave()
  }

  addEventListener(
    'pointerover',
    ({ pointerType, target }) => pointerType === 'mouse' && meet(target, (link) => link === current),
    options,
  )
  // Who scrolls moves the page below a pointer that rests: nobody is pointed at before it moves itself.
  addEventListener(
    'pointermove',
    ({ pointerType, target }) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return
      if (target.closest('a[href]') !== null) meet(target, () => true)
    },
    options,
  )
  addEventListener('scroll', () => isOpen && current?.isConnected === false && shut(), options)
  // Last of all: the link that was pressed may be one of the card's own.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href]') !== null) shut()
    },
    { signal: stopping.signal },
  )

  return {
    /** Opens the card at once, for a key that was pressed. */
    openAt: (link: HTMLAnchorElement) => {
      const person = personOfLink(link)
      if (person === null) return
      current = link
      holds.clear()
      show(link, person, 'key')
    },
    /** The pointer or the focus came into the card, or what it opened, or left it; or a dialog lies over it. */
    hold: (by: Holder, isHeld: boolean) => {
      if (isHeld) holds.add(by)
      else holds.delete(by)
      // What had the focus may have gone without a word.
      if (by === 'pointer' && document.activeElement === document.body) holds.delete('focus')
      if (holds.size > 0) clearTimeout(timer)
      else if (isOpen) leave()
    },
    /** The card was put away: it does not come back before something else was pointed at. */
    putAway: () => {
      // The focus may go back to the link.
      current = told
      shut()
    },
    stop: () => {
      stopping.abort()
      clearTimeout(timer)
    },
  }
}
