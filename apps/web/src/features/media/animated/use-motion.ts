import { useEffect, useState } from 'react'
import { motionOf } from './motion-of.ts'

/** The name of the format when the picture moves, null when it does not, undefined while that is not known. */
export function useMotion(src: string): string | null | undefined {
  const [verdict, setVerdict] = useState<{ src: string; format: string | null } | null>(null)

  useEffect(() => {
    let isWanted = true
    void motionOf(src).then((found) => {
      if (isWanted) setVerdict({ src, format: found })
    })
    return () => {
      isWanted = false
    }
  }, [src])

  return verdict?.src === src ? verdict.format : undefined
}
