import type { Fields } from '../../lib/fields.ts'

/** Version and unsent flag of a kept state as they were stored; those of nothing where they cannot be read. */
export function keptVersion({ version, isUnsent }: Fields) {
  return {
    version: Number.isInteger(version) ? Math.max(0, version as number) : 0,
    isUnsent: isUnsent === true,
  }
}
