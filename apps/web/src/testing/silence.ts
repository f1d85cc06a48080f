const rate = 8000
const seconds = 20
const headerBytes = 44

/** The address of a recording of silence, that players of sound and of video both take. */
export function silence(): string {
  const bytes = new Uint8Array(headerBytes + rate * seconds).fill(128, headerBytes)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => new TextEncoder().encodeInto(text, bytes.subarray(at))
  write(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, rate * seconds, true)
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}
