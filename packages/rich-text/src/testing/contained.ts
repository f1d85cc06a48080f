/**
 * What reached the page although it must not, one line each. A function that needs nothing around it, so that a
 * journey can hand it to the page it visits.
 */
export function problemsOnPage(root: ParentNode): string[] {
  const elements =
    /^(?:a|abbr|article|audio|b|bdi|bdo|blockquote|br|button|canvas|circle|code|del|div|ellipse|em|fieldset|figure|figcaption|form|header|hr|i|img|input|ins|kbd|label|li|line|mark|ol|p|path|polygon|polyline|pre|q|rect|rp|rt|ruby|s|samp|small|span|strong|sub|sup|svg|time|u|ul|video|wbr)$/
  const attributes =
    /^(?:href|title|target|rel|class|dir|lang|src|alt|loading|decoding|draggable|start|reversed|style|id|role|type|name|width|height|tabindex|datetime|disabled|checked|value|referrerpolicy|crossorigin|preload|controls|loop|muted|playsinline|poster|hidden|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|points|viewBox|xmlns|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|data-[a-z-]+|aria-[a-z]+)$/
  /** Only what the client itself sets: its custom properties, and sizes of pictures. */
  const declarations =
    /^(?:--[a-z-]+|aspect-ratio|flex-grow|flex-basis|flex|inline-size|block-size|width|height|max-width|max-inline-size|object-position)$/
  const schemes = /^(?:https?|mailto|xmpp|matrix|ircs?|gemini|gopher|magnet|mumble|ipfs|ipns):$/
  const hostileNames = /(?:^|\s)(?:root|app|nodeName|parentNode|body|constructor|modal|fixed|c|x)(?:\s|$)/
  const found = new Set<string>()
  for (const element of root.querySelectorAll('*')) {
    if (!elements.test(element.localName)) found.add(`element ${element.localName}`)
    for (const { name, value } of element.attributes) {
      if (!attributes.test(name)) found.add(`attribute ${name}`)
      if (/^(?:id|class|name)$/.test(name) && hostileNames.test(value)) found.add(`${name}=${value}`)
    }
    if (element instanceof HTMLAnchorElement && element.href !== '' && !schemes.test(element.protocol))
      found.add(`link ${element.href.slice(0, 50)}`)
    const picture = element instanceof HTMLImageElement ? element.getAttribute('src') : null
    if (picture !== null && !/^(?:https?:|blob:|data:image\/)/.test((element as HTMLImageElement).src))
      found.add(`picture ${picture.slice(0, 50)}`)
    if (element instanceof HTMLElement)
      for (const name of element.style) if (!declarations.test(name)) found.add(`style ${name}`)
  }
  return [...found]
}
