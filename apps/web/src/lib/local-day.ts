const two = (value: number): string => String(value).padStart(2, '0')

/** The day of a moment where the reader is, as a field of dates holds it: `2026-11-21`. */
export function localDay(moment: Date): string {
  const [year, month] = [String(moment.getFullYear()).padStart(4, '0'), two(moment.getMonth() + 1)]
  return `${year}-${month}-${two(moment.getDate())}`
}
