/** What scrolls when one reads in an element: a column or a drawer of its own, or the page. */
export function scrollerOf(element: Element): Element {
  const page = document.scrollingElement ?? document.documentElement
  const own = element.closest('aside, dialog')
  if (own === null) return page
  for (let each = element; own.contains(each); each = each.parentElement ?? page)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  return page
}
