/** A colour as the themes write it: lightness, chroma and hue of OKLCH, without its transparency. */
type Colour = readonly [lightness: number, chroma: number, hue: number]

/** The colours of a theme by their token. */
export type Colours = ReadonlyMap<string, Colour>

const colourText = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)$/

/** What the file of a theme declares, by property. */
export function readDeclarations(sheet: string): ReadonlyMap<string, string> {
  const [, body = ''] = /\{[^{}]*\{([^{}]*)\}/.exec(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')) ?? []
  return new Map(
    [...body.matchAll(/([\w-]+):([^;]*);/g)].map(([, property = '', value = '']) => [property, value.trim()]),
  )
}

/** Those of the declarations that are one colour. */
export function coloursOf(declarations: ReadonlyMap<string, string>): Colours {
  const colours = new Map<string, Colour>()
  for (const [token, value] of declarations) {
    const found = colourText.exec(value)
    if (found !== null) colours.set(token, [Number(found[1]), Number(found[2]), Number(found[3])])
  }
  return colours
}

/** Red, green and blue, which are from 0 to 1 where a screen can show them. */
function toLinear([lightness, chroma, hue]: Colour): readonly number[] {
  const turn = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)]
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const middle = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ]
}

/** Whether every screen can show the colour as it is written. */
export function isShowable(colour: Colour): boolean {
  return toLinear(colour).every((part) => part > -0.002 && part < 1.002)
}

/** How bright a colour is, as WCAG counts it. */
export function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = toLinear(colour).map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
