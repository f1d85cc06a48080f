import type { AccountRow } from '@skein/store'
import { isMotionReduced } from '../../lib/use-reduced-motion.ts'
import { useSetting } from '../../model/settings.ts'
import { Avatar, type AvatarProps } from '../../ui/Avatar.tsx'
import { StillSmall } from './later.tsx'

interface PersonAvatarProps extends Omit<AvatarProps, 'src' | 'Picture'> {
  readonly account: Pick<AccountRow, 'avatar' | 'avatarStatic'>
}

/**
 * Somebody's picture, still where movement is not wanted: the server's own still one, or where it has none the first
 * frame. A row listens to nothing more for it: a change of the system's wish shows with the next drawing.
 */
export function PersonAvatar({ account: { avatar, avatarStatic }, ...rest }: PersonAvatarProps) {
  const hasStillPictures = useSetting('stopGifs')
  if (!hasStillPictures && !isMotionReduced()) return <Avatar {...rest} src={avatar} />
  const isSame = (avatarStatic ?? avatar) === avatar
  return <Avatar {...rest} src={avatarStatic ?? avatar} Picture={isSame ? StillSmall : undefined} />
}
