import type { AccountRow } from '@skein/store'

export type PersonPictures = Pick<AccountRow, 'avatar' | 'avatarStatic'>

/** The address of somebody's picture, of the server's still one where movement is not wanted; null without any. */
export function personPicture({ avatar, avatarStatic }: PersonPictures, isStill: boolean): string | null {
  return isStill ? (avatarStatic ?? avatar) : avatar
}
