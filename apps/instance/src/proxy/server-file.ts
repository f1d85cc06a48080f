/** Milliseconds until the client's own file has to do. */
const PATIENCE_MS = 5_000

const isWholePage = (text: string): boolean => /^\s*(?:<!doctype|<html)/i.test(text)

/** A small text file as the server has it; null where it has none, which many say by their front page. */
export async function fetchServerFile(target: URL, path: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL(path, target), { signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = answer.status === 200 ? await answer.text() : null
    return text === null || isWholePage(text) ? null : text
  } catch {
    return null
  }
}
