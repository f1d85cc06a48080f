import { notePictureShown, useHasStillPictures } from '../../model/look.ts'
import { Avatar, type AvatarProps } from '../../ui/Avatar.tsx'
import { StillSmall } from './animated/later.tsx'
import { personPicture, type PersonPictures } from './rules/person-picture.ts'

interface PersonAvatarProps extends Omit<AvatarProps, 'src' | 'Image' | 'onLoad'> {
  readonly account: PersonPictures
}

/**
 * Somebody's picture, still where movement is not wanted: the server's own still one, or where it has none the first
 * frame.
 */
export function PersonAvatar({ account, ...rest }: PersonAvatarProps) {
  const isStill = useHasStillPictures()
  const src = personPicture(account, isStill)
  return (
    <Avatar
      {...rest}
      src={src}
      onLoad={() => src !== null && notePictureShown(src)}
      Image={isStill && src === account.avatar ? StillSmall : undefined}
    />
  )
}
