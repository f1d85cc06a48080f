import { lazyModule } from '../../lib/lazy-module.ts'
import { onFirstContent, whenFirstContentShown } from '../../model/first-content.ts'
import { awaitKeys } from '../../model/keys.ts'
import type * as late from './late.ts'

const code = lazyModule(() => import('./late.ts'), { needs: 'early' })
onFirstContent(code.preload)

/** Runs something with the code that nobody needs before there is something to read. Answers with the way to stop it. */
export function withLateCode(run: (code: typeof late) => () => void): () => void {
  const known = code.current()
  if (known !== null) return run(known)
  let isWanted = true
  let stop: () => void = () => undefined
  void whenFirstContentShown().then(code.preload)
  awaitKeys(
    code.whenThere().then((loaded) => {
      if (isWanted) stop = run(loaded)
    }),
  )
  return () => {
    isWanted = false
    stop()
  }
}
