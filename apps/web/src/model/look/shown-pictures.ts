import { keepRecent } from '../../lib/keep-recent.ts'
import { ofSession } from '../session/memory.ts'

/** More addresses are not remembered. */
const mostAddresses = 1_000

const shown = ofSession(new Map<string, true>())

/** A person's picture at this address has come and was drawn. */
export function notePictureShown(address: string): void {
  keepRecent(shown, address, true, mostAddresses)
}

/** The page has shown the picture before: to draw it again fetches nothing. */
export function wasPictureShown(address: string): boolean {
  return shown.has(address)
}
