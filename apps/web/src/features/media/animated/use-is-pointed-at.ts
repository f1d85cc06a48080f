import { useEffect, useState, type RefObject } from 'react'

const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const

/** Whether the post around an element, or what is marked `data-plays`, has the pointer or the focus. */
export function useIsPointedAt(ref: RefObject<Element | null>, isThere: boolean): boolean {
  const [isPointedAt, setPointedAt] = useState(false)
  useEffect(() => {
    const post = isThere ? ref.current?.closest('article, [data-plays]') : null
    if (!post) return undefined
    const look = () => setPointedAt(post.matches(':is(:hover, :focus, :focus-within)'))
    look()
    for (const name of events) post.addEventListener(name, look)
    return () => {
      for (const name of events) post.removeEventListener(name, look)
    }
  }, [ref, isThere])
  return isPointedAt
}
