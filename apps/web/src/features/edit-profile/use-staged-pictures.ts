import type { ProfilePicture } from '@skein/api'
import { useEffect, useRef, useState } from 'react'

/** What becomes of a picture when the profile is saved. */
export type Staged =
  | { readonly kind: 'file'; readonly file: File; readonly address: string }
  | { readonly kind: 'removed' }

export type StagedPictures = Readonly<Partial<Record<ProfilePicture, Staged>>>

/** The address of a picture as it will be; null for none. */
export const pictureOf = (staged: Staged | undefined, now: string | null): string | null =>
  staged === undefined ? now : staged.kind === 'file' ? staged.address : null

const without = (pictures: StagedPictures, picture: ProfilePicture): StagedPictures =>
  Object.fromEntries(Object.entries(pictures).filter(([name]) => name !== picture))

/** Pictures that were chosen and are not yet on the server. */
export function useStagedPictures() {
  const [pictures, setPictures] = useState<StagedPictures>({})
  const addresses = useRef(new Set<string>())
  useEffect(() => {
    const made = addresses.current
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
      made.clear()
    }
  }, [])

  return {
    pictures,
    put: (picture: ProfilePicture, file: File) => {
      const address = URL.createObjectURL(file)
      addresses.current.add(address)
      setPictures((now) => ({ ...now, [picture]: { kind: 'file', file, address } }))
    },
    remove: (picture: ProfilePicture) => setPictures((now) => ({ ...now, [picture]: { kind: 'removed' } })),
    /** Keeps the picture that the server has. */
    forget: (picture: ProfilePicture) => setPictures((now) => without(now, picture)),
  }
}
