import type { AccountRow } from '@skein/store'
import { useHasStillPictures } from '../../model/still-pictures.ts'
import { Avatar, type AvatarProps } from '../../ui/Avatar.tsx'
import { StillSmall } from './later.tsx'

interface PersonAvatarProps extends Omit<AvatarProps, 'src' | 'Picture'> {
  readonly account: Pick<AccountRow, 'avatar' | 'avatarStatic'>
}

/**
 * Somebody's picture, still where movement is not wanted: the server's own still one, or where it has none the first
 * frame.
 */
export function PersonAvatar({ account: { avatar, avatarStatic }, ...rest }: PersonAvatarProps) {
  if (!useHasStillPictures()) return <Avatar {...rest} src={avatar} />
  const isSame = (avatarStatic ?? avatar) === avatar
  return <Avatar {...rest} src={avatarStatic ?? avatar} Picture={isSame ? StillSmall : undefined} />
}
