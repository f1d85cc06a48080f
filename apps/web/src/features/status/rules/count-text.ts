const formats = new Map<string, { plain: Intl.NumberFormat; compact: Intl.NumberFormat }>()

/** Above this a count is written short, so that it fits its slot: "12K". */
const longestPlain = 9_999

/** Nobody counts further, and more digits would not fit anywhere. */
const most = 999_999_999_999

/** A count in the fewest characters that still say it, in the language of the page. */
export function countText(count: number, language: string): string {
  // The browser takes long for the first number that it formats; these look the same in every language of ours.
  if (count >= 0 && count < 1_000) return String(count)
  let format = formats.get(language)
  if (format === undefined) {
    format = {
      plain: new Intl.NumberFormat(language),
      compact: new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
    }
    formats.set(language, format)
  }
  const shown = Math.min(most, Math.max(0, count || 0))
  return (shown > longestPlain ? format.compact : format.plain).format(shown)
}
