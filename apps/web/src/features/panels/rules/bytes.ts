const kib = 1024

/** A number of bytes as people read it, at most one decimal. */
export function splitBytes(bytes: number) {
  const exponent = Math.min(3, Math.max(1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(kib))))
  const size = Math.round((bytes / kib ** exponent) * 10) / 10
  return { size, unit: (['kib', 'mib', 'gib'] as const)[exponent - 1] ?? 'kib' }
}
