/** Functions of Misskey's markup that other clients and servers know. */
const names = [
  'blur',
  'bounce',
  'flip',
  'font',
  'jelly',
  'jump',
  'rainbow',
  'rotate',
  'shake',
  'sparkle',
  'spin',
  'tada',
  'twitch',
  'x2',
  'x3',
  'x4',
] as const

/** Posts of this type have functions. */
export const mfmType = 'text/x.misskeymarkdown'

/** Functions whose name begins with what stands behind `$` or `$[`; all of them for a lone `$`. */
export function suggestFunctions(sought: string): readonly string[] {
  const wanted = sought.replace(/^\[/, '').toLowerCase()
  return names.filter((name) => name.startsWith(wanted))
}
