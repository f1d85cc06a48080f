import type { InstanceLimits, ProfilePicture } from '@skein/api'

import { judgeMotion } from '../../../lib/animated-bytes.ts'

type Limits = Pick<InstanceLimits, 'avatarLimit' | 'bannerLimit' | 'backgroundLimit'>

interface PictureRule {
  /** Width by height of what is cut out; null for the whole picture. */
  readonly aspect: number | null
  /** More is not worth sending, px. */
  readonly mostWidth: number
  /** What says how many bytes the server takes. */
  readonly limit: keyof Limits
}

export const pictureNames: readonly ProfilePicture[] = ['avatar', 'header', 'pleroma_background_image']

export const pictureRules: Readonly<Record<ProfilePicture, PictureRule>> = {
  avatar: { aspect: 1, mostWidth: 800, limit: 'avatarLimit' },
  header: { aspect: 3, mostWidth: 1500, limit: 'bannerLimit' },
  pleroma_background_image: { aspect: null, mostWidth: 2560, limit: 'backgroundLimit' },
}

/** Bytes that the server takes; infinite where it does not say. */
export function mostBytesOf(picture: ProfilePicture, limits: Limits): number {
  return limits[pictureRules[picture].limit] || Number.POSITIVE_INFINITY
}

/** Whether it has to stay as it is because it moves, or is of the kind that does. [a GIF is kept whole] */
export async function isKeptWhole(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true
  return judgeMotion(new Uint8Array(await file.arrayBuffer())) !== 'still'
}

/** Why a file cannot be a picture of the profile. [PROF-19] */
export type PictureRefusal =
  | { readonly kind: 'noPicture' }
  | { readonly kind: 'tooBig'; readonly size: number; readonly allowed: number; readonly canShrink: boolean }

export function refusalOf(
  { size, type }: Pick<File, 'size' | 'type'>,
  allowed: number,
  isWhole: boolean,
): PictureRefusal | null {
  if (!type.startsWith('image/')) return { kind: 'noPicture' }
  return size > allowed ? { kind: 'tooBig', size, allowed, canShrink: !isWhole } : null
}

/** Pictures that everybody has who put up none: there is nothing to take away. */
export const isOwnPicture = (address: string | null): boolean =>
  address !== null && address !== '' && !/\/images\/(?:avi|banner)\.png$|\/missing\.png$/.test(address)
