import { useAccount } from '../../model/entities.ts'
import { lazyView } from '../lazy/index.ts'
import type { WishedProps } from './parts/Wished.tsx'
import { useWish } from './wishes.ts'

const Wished = lazyView<WishedProps>(() => import('./parts/Wished.tsx').then((part) => part.Wished), null, {
  isWindow: true,
})

/** Makes true what was wished elsewhere. It stands outside of rows: what is muted or blocked takes its row with it. */
export function PersonWishes() {
  const wish = useWish()
  const account = useAccount(wish?.accountId ?? null)
  if (wish === null || account === undefined) return null
  return <Wished wish={wish} account={account} />
}
