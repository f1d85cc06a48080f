/** One observer for the page and all its rows; calls back before they are painted. Heights are pixels. */
export function createSizeWatch(
  pageChanged: () => void,
  rowsChanged: (heights: readonly (readonly [id: string, height: number])[]) => void,
) {
  const ids = new Map<Element, string>()
  let isDelivering = false

  const observer = new ResizeObserver((entries) => {
    isDelivering = true
    try {
      if (entries.some(({ target }) => !ids.has(target))) pageChanged()
      rowsChanged(
        entries.flatMap(({ target, contentRect }) => {
          const id = ids.get(target)
          // A row of a list that is hidden has no height, and keeps the one it had.
          const isHidden = !(target instanceof HTMLElement) || target.offsetParent === null
          return id === undefined || isHidden ? [] : [[id, contentRect.height] as const]
        }),
      )
    } finally {
      isDelivering = false
    }
  })

  return {
    /** Follows the height of the page. Answers the way to stop. */
    followPage: (page: Element) => {
      observer.observe(page)
      return () => observer.unobserve(page)
    },
    /** Follows the height of a row. Answers the way to stop. */
    followRow: (id: string, row: HTMLElement) => {
      ids.set(row, id)
      // What is drawn within a delivery was measured when it was drawn; observed at once, it would be an error.
      if (isDelivering) requestAnimationFrame(() => ids.has(row) && observer.observe(row))
      else observer.observe(row)
      return () => {
        ids.delete(row)
        observer.unobserve(row)
      }
    },
  }
}
