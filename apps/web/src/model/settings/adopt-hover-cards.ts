import { keptOwner } from '../session/kept-owner.ts'
import { accountKey } from '../storage/areas.ts'
import { writeStored } from '../storage/values.ts'
import { readOwn, readShared } from './chosen.ts'
import { setSetting } from './choose.ts'

/** An earlier version kept whether pointing at people opens their cards: off means no cards, until another is chosen. */
export function adoptHoverCards(): void {
  const owner = keptOwner() ?? ''
  const { hoverCards, ...others } = readShared(owner)
  if (hoverCards === undefined) return
  writeStored(accountKey('settings', owner), others)
  if (hoverCards === false && readOwn(owner)['personCards'] === undefined) setSetting('personCards', 'never')
}
