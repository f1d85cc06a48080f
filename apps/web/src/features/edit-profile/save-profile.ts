import {
  isApiError,
  removeProfilePicture,
  updateProfile,
  uploadProfilePicture,
  type OwnProfile,
  type Profile,
  type ProfileChange,
  type ProfilePicture,
} from '@skein/api'

import { getClient } from '../../model/client.ts'
import { confirmSession, getToken } from '../../model/session.ts'
import { pictureNames } from './rules/pictures.ts'
import type { Staged, StagedPictures } from './use-staged-pictures.ts'

export interface SaveOptions {
  readonly profile: Profile
  /** Null when no word was changed. */
  readonly change: ProfileChange | null
  readonly pictures: StagedPictures
  /** Something is on the server. */
  readonly onWords: (profile: Profile) => void
  readonly onPicture: (picture: ProfilePicture) => void
}

/** What was not saved, and why; one part does not keep the others from being saved. */
export interface SaveFailures {
  readonly words?: unknown
  readonly pictures: Readonly<Partial<Record<ProfilePicture, unknown>>>
}

const send = (picture: ProfilePicture, staged: Staged, profile: Profile): Promise<OwnProfile> =>
  staged.kind === 'file'
    ? uploadProfilePicture(getClient(), picture, staged.file)
    : removeProfilePicture(getClient(), picture, profile)

/** Whether what follows would fail in the same way. */
const isHopeless = (error: unknown) =>
  !isApiError(error) || error.status === 401 || error.status === 429 || error.status === null

/**
 * Sends what was changed: the words, then each picture by itself. What is there is shown everywhere at once, and the
 * session knows it. Never rejects. [PROF-16] [PROF-18]
 */
export async function saveProfile(options: SaveOptions): Promise<SaveFailures> {
  const { profile, change, pictures, onWords, onPicture } = options
  const token = getToken()
  const take = ({ account }: OwnProfile) => {
    if (token !== null) confirmSession(token, account)
  }
  const failures: { words?: unknown; pictures: Partial<Record<ProfilePicture, unknown>> } = { pictures: {} }
  let stop: unknown
  if (change !== null) {
    try {
      const saved = await updateProfile(getClient(), change, { token })
      take(saved)
      onWords(saved.profile)
    } catch (error) {
      failures.words = error
      if (isHopeless(error)) stop = error
    }
  }
  for (const picture of pictureNames) {
    const staged = pictures[picture]
    if (staged === undefined) continue
    if (stop !== undefined) {
      failures.pictures[picture] = stop
      continue
    }
    try {
      // One after the other: each answer is the whole account, and the last must be the newest.
      // oxlint-disable-next-line no-await-in-loop
      take(await send(picture, staged, profile))
      onPicture(picture)
    } catch (error) {
      failures.pictures[picture] = error
      if (isHopeless(error)) stop = error
    }
  }
  return failures
}
