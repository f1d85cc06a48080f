import { lazyModule } from '../../lib/lazy-module.ts'
import { wearTextSize } from '../../model/look.ts'
import { getSetting } from '../../model/settings.ts'
import { inLetters } from '../../ui/in-letters.ts'

const code = lazyModule(() => import('./draw-in-size.ts').then((part) => part.drawInSize))

const isUsual = () => getSetting('textSize') === 100 && inLetters('1em') === '1em'

/** Draws everything in the chosen size of letters; settled at once where none was ever chosen. */
export async function followTextSize(): Promise<void> {
  const draw = code.current()
  if (draw !== null) draw(getSetting('textSize'))
  else if (!isUsual())
    await code.fetch().then(
      (late) => late(getSetting('textSize')),
      // Large letters in the layout of a wide window are better than small ones.
      () => wearTextSize(getSetting('textSize')),
    )
}
