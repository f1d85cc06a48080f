/**
 * A media query whose widths in em count by the letters that are drawn. The browser's own em are those that it was told,
 * whatever size somebody chose here.
 */
export function inLetters(query: string): string {
  const percent = Number.parseFloat(document.documentElement.style.fontSize) || 100
  return query.replace(/[\d.]+(?=em\b)/g, (width) => String((Number(width) * percent) / 100))
}
