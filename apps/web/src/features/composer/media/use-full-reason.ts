import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { roomFor } from './rules/admission.ts'

/** Why no further file can be added to a post that has so many; null while one can. [COMP-30] */
export function useFullReason(count: number): string | null {
  const t = useT()
  const { limits } = useInstance()
  if (roomFor(count, limits) > 0) return null
  return t('composer.mediaFull', { count: limits.maxAttachments ?? 0 })
}
