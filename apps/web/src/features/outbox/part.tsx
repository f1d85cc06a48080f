import { useEffect, useState } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import type { OutboxButtonProps } from './OutboxButton.tsx'

const running = lazyModule(() => import('./running.ts'), { needs: 'early' })
void running.whenThere().then(({ run }) => run())

/** From here on what waits is sent and shown. Whoever puts something into the outbox calls it. */
export const runOutbox = running.preload

/** Nothing waits before the outbox runs. */
export function OutboxButton(props: OutboxButtonProps) {
  const [part, setPart] = useState(running.current)
  useEffect(() => {
    void running.whenThere().then(setPart)
  }, [])
  return part && <part.OutboxButton {...props} />
}
