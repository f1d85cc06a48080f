import { viewOf, type Bytes } from './bytes.ts'

/** A part of a file of the ISO base media format (HEIF, MP4, QuickTime). */
export interface Box {
  readonly name: string
  /** Where it begins, where its content begins, and where it ends, in bytes of the file. */
  readonly start: number
  readonly from: number
  readonly end: number
}

export const nameAt = (bytes: Bytes, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Bytes of the longest head of a box. */
export const LONGEST_HEAD = 16

/** The head of the box at a place, and its whole length; `rest` is what is left of the part that it is in, bytes. */
export function headAt(
  bytes: Bytes,
  at: number,
  rest: number,
): { name: string; head: number; whole: number } {
  const view = viewOf(bytes)
  const size = view.getUint32(at)
  const isLong = size === 1
  const whole = isLong ? Number(view.getBigUint64(at + 8)) : size === 0 ? rest : size
  return { name: nameAt(bytes, at + 4), head: isLong ? LONGEST_HEAD : 8, whole }
}

/** The boxes in a part of a file, one behind the other. @throws RangeError when one is larger than the part */
export function* boxesIn(bytes: Bytes, from: number, end: number): Generator<Box> {
  for (let at = from; at < end;) {
    const { name, head, whole } = headAt(bytes, at, end - at)
    if (whole < head || at + whole > end) throw new RangeError('a box that leaves its place')
    yield { name, start: at, from: at + head, end: at + whole }
    at += whole
  }
}
