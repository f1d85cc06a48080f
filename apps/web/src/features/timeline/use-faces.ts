import type { AccountId } from '@skein/api'
import { useEffect, useEffectEvent, useState } from 'react'

import { entityStore } from '../../model/entities.ts'
import { useHasStillPictures, wasPictureShown } from '../../model/look.ts'
import { personPicture, type PersonPictures } from '../media/index.ts'
import { changeFacesMs, pillFaces } from './limits.ts'

export interface Face {
  readonly id: AccountId
  /** As it was when the face was chosen: a new one would have to be fetched. */
  readonly account: PersonPictures
}

/**
 * A few of these people, newest first, of whom the page has shown a picture: nothing is fetched for a face. Other ones
 * come at most every 5 seconds, however fast the list grows.
 */
export function useFaces(authors: readonly AccountId[]): readonly Face[] {
  const isStill = useHasStillPictures()
  const isThere = ({ account }: Face) => {
    const address = personPicture(account, isStill)
    return address !== null && wasPictureShown(address)
  }
  const choose = (): Face[] => {
    const faces: Face[] = []
    for (const id of authors) {
      const account = entityStore.accounts.get(id)
      if (account && isThere({ id, account })) faces.push({ id, account })
      if (faces.length === pillFaces) break
    }
    return faces
  }
  const [faces, setFaces] = useState(choose)

  const change = useEffectEvent(() => setFaces(choose()))
  useEffect(() => {
    const timer = window.setInterval(() => change(), changeFacesMs)
    return () => window.clearInterval(timer)
  }, [])

  return faces.filter((face) => authors.includes(face.id) && isThere(face))
}
