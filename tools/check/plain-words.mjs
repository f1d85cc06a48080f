/** Words that readers have to decode in a comment or in the title of a test, and what to write. */
const refused = [
  [
    /\b(?:whoever|somebody)\b|(?:^|[.;:] |\b(?:by|for|from|of|than|to|with) )who\b/i,
    'the user, the viewer, the caller; optional, opt-in',
  ],
  [/\banew\b|\bonce more\b/i, 'again'],
  [/\bas one\b|\btogether\b/i, 'in one batch, in one call'],
  [/\bstands? (?:above|at|below|beside|between|first|for|here|in|last|on|there|where)\b/i, 'is'],
  [
    /\b(?:it|law|rule|this|what|which) holds\b(?! (?:an?|its|one|the)\b)|\bholds (?:also|as well|at once|for|of|there|too)\b/i,
    'applies, is true',
  ],
  [/\btold\b(?! apart)|\bhears? of\b|\bheard\b/i, 'notified, receives, onX'],
  [/\b(?:take[ns]?|taking|took) (?:(?:it|that|them|this) )?back\b/i, 'undo, revert, cancel'],
  [/\blaid aside\b/i, 'parked, set aside for the user'],
  [/\bwish(?:ed|es)?\b/i, 'intent, requested value'],
  [/\bat (?:most )?so often\b/i, 'throttled to, minimum interval'],
  [/\bin (?:the )?place of\b/i, 'instead of, replaces'],
  [/\bwhat (?:comes|is left|is there|was there)\b/i, 'incoming items, existing items, the rest'],
  [/\bin (?:its|their) own time\b|\bby (?:itself|themselves)\b/i, 'asynchronously, automatically'],
  [/\bleaves? (?:an?|its|that|the|this) (?:column|feed|list|queue|table|timeline)\b/i, 'is removed'],
  [/\b(?:an?|its|that|the|their|whose) place\b/i, 'scroll position, row id, anchor, location'],
  [/\bworn\b/i, 'active'],
  [/\bany more\b/i, 'no longer'],
  [/\bno longer than\b/i, 'at most'],
  [/\bone may\b(?! have)/i, 'users can, is allowed'],
]

/** The first refused word of a text with what is around it, and what to write; undefined when there is none. */
function refusal(text) {
  for (const [pattern, instead] of refused) {
    const found = pattern.exec(text)
    if (found === null) continue
    const excerpt = text.slice(Math.max(0, found.index - 30), found.index + 40)
    return `“${found[0].trim()}” in “${excerpt}”: write ${instead}`
  }
}

/** The comments and titles of tests that have a refused word, as `{ path, detail }`. */
export function oddTexts(files) {
  return files.flatMap(({ path, comments, tests }) =>
    [...comments, ...tests.map(({ title }) => title)]
      .map(refusal)
      .filter((detail) => detail !== undefined)
      .map((detail) => ({ path, detail })),
  )
}
