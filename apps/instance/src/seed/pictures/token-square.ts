import { define, linear, rectangle, type Drawing } from './svg.ts'

/** Small square drawings for accounts that do not show a face: 128 × 128. */
export function square(from: string, to: string, ...body: string[]): Drawing {
  return {
    width: 128,
    height: 128,
    body:
      define(
        linear(
          'sky',
          [
            [0, from],
            [1, to],
          ],
          0.35,
          1,
        ),
      ) +
      rectangle(0, 0, 128, 128, 'url(#sky)') +
      body.join(''),
  }
}
