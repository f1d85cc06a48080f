/** Words of others, or a phrase, as a sentence that others may follow. */
export function asSentence(text: string): string {
  const words = text.trim()
  return words === '' || /[.!?…。！？]["'”’»)]*$/u.test(words) ? words : `${words}.`
}
