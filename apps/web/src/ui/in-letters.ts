let write = (query: string): string => query

/** A media query whose widths in em count by the letters that are drawn. */
export const inLetters = (query: string): string => write(query)

/** The browser's own em are the letters that it was told, whatever size somebody chose: `next` makes up for it. */
export function writeInLetters(next: (query: string) => string): void {
  write = next
}
