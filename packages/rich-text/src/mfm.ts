const functionClass = /^(?:_mfm_([a-z][a-z0-9]{0,19})_|mfm-([a-z][a-z0-9]{0,19}))$/
const parameterName = /^data-(?:mfm-)?([a-z][a-z0-9-]{0,19})$/
const parameterValue = /^[\w.+-]{0,24}$/

/**
 * The Misskey function a span stands for, from its class names (`_mfm_spin_`, and `mfm-spin` of
 * newer servers), or null. `mfm` alone names no function.
 */
export function mfmName(classes: readonly string[]): string | null {
  for (const name of classes) {
    const match = functionClass.exec(name)
    if (match !== null) return match[1] ?? match[2] ?? null
  }
  return null
}

/** The function's parameters from the span's data attributes; odd names and values are left out. */
export function mfmParameters(attributes: Iterable<readonly [string, string]>): Record<string, string> {
  const found: [string, string][] = []
  for (const [attribute, value] of attributes) {
    const name = parameterName.exec(attribute)?.[1]
    if (name !== undefined && parameterValue.test(value)) found.push([name, value])
  }
  return Object.fromEntries(found)
}
