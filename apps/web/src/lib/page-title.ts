let words: string | null = null
let waiting = 0

/** The one place that writes the title of the document: what the page is, after how much waits to be looked at. */
function write(): void {
  if (words !== null) document.title = waiting > 0 ? `(${waiting}) ${words}` : words
}

/** Names the document. */
export function setPageTitle(title: string): void {
  words = title
  write()
}

/** Puts a number in front of the title; none for 0. [NOTIF-24] */
export function setTitleCount(count: number): void {
  waiting = count
  write()
}
