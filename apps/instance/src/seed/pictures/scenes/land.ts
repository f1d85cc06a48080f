import { circle, curveThrough, define, ellipse, linear, shape, short, soften, type Point } from '../svg.ts'
import { backdrop, geese, scene, type Scene } from './parts.ts'

/** Fir woods behind one another in the mist. */
export const firMist: Scene = (random) => {
  const [w, h] = [768, 960]
  const layers = ['#b3c5c4', '#93aaaa', '#70908e', '#4c7270', '#2f5554', '#173a3c']
  const wood = (colour: string, index: number): string => {
    const ground = 430 + index * 96
    const size = 0.5 + index * 0.28
    let path = `M-40 ${h}V${ground}`
    for (let x = -40; x < w + 60; x += random.between(17, 34) * size) {
      const tall = random.between(54, 128) * size
      const half = random.between(11, 17) * size
      const base = ground + Math.sin(x / 150 + index * 2) * 24
      path += `L${short(x - half)} ${short(base)}L${short(x - half * 0.45)} ${short(base - tall * 0.42)}L${short(x - half * 0.62)} ${short(base - tall * 0.4)}L${short(x)} ${short(base - tall)}L${short(x + half * 0.62)} ${short(base - tall * 0.4)}L${short(x + half * 0.45)} ${short(base - tall * 0.42)}L${short(x + half)} ${short(base)}`
    }
    return (
      shape(`${path}V${h}Z`, colour) +
      ellipse(random.between(100, 600), ground + 62, 420, 34, '#e6ebe4', {
        opacity: 0.26,
        filter: 'url(#haze)',
      })
    )
  }
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#c4d6da'],
        [0.6, '#ece8da'],
        [1, '#dfe6e0'],
      ]),
      soften('haze', 18),
    ),
    backdrop(w, h, 'url(#sky)'),
    circle(530, 230, 64, '#fdf4d9'),
    geese(random, 330, 170, 7, 13, '#6d8688'),
    ...layers.map(wood),
  )
}

/** Mountains at sunrise, very wide. */
export const range: Scene = (random) => {
  const [w, h] = [1260, 420]
  const peaks = (y: number, swing: number, colour: string, snow?: string): string => {
    const points: Point[] = Array.from({ length: 15 }, (_, index) => [
      (index / 13) * w - 40 + random.between(-34, 34),
      y - (index % 2 === 0 ? random.between(0, swing * 0.3) : random.between(swing * 0.4, swing * 1.1)),
    ])
    const line = points.map(([x, py], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(py)}`).join('')
    const caps =
      snow === undefined
        ? []
        : points
            .filter((_, index) => index % 2 === 1)
            .map(([x, py]) =>
              shape(
                `M${short(x)} ${short(py)}L${short(x + 26)} ${short(py + 40)}L${short(x + 8)} ${short(py + 31)}L${short(x - 4)} ${short(py + 44)}L${short(x - 24)} ${short(py + 38)}Z`,
                snow,
              ),
            )
    return shape(`${line}L${w + 60} ${h}L-60 ${h}Z`, colour) + caps.join('')
  }
  return scene(
    w,
    h,
    define(
      linear('sky', [
        [0, '#6b7fc4'],
        [0.6, '#f2a7a0'],
        [1, '#ffe0a8'],
      ]),
    ),
    backdrop(w, h, 'url(#sky)'),
    circle(840, 210, 46, '#fff3cf'),
    peaks(300, 190, '#8d86bd', '#fbe6e4'),
    peaks(340, 120, '#6a659f'),
    peaks(390, 90, '#45447a'),
    shape(
      `${curveThrough([
        [-20, 390],
        [300, 372],
        [640, 398],
        [960, 376],
        [1290, 392],
      ])}L1290 420L-20 420Z`,
      '#2a2c57',
    ),
  )
}
