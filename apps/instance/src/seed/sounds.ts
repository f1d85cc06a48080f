const RATE = 16_000

/** Five notes on a tin whistle as a WAV file (mono, 16 bit, 16 kHz). */
export function drawWhistle(): Uint8Array {
  const notes = [587.33, 739.99, 880, 739.99, 1174.66].map((pitch, index) => ({
    pitch,
    seconds: index === 4 ? 0.7 : 0.28,
  }))
  const samples = notes.flatMap(({ pitch, seconds }) =>
    Array.from({ length: Math.round(seconds * RATE) }, (_, index) => {
      const time = index / RATE
      const swell = Math.min(1, time * 30) * Math.min(1, (seconds - time) * 14)
      const breath = Math.sin(2 * Math.PI * pitch * time + 0.4 * Math.sin(2 * Math.PI * 5.5 * time))
      return swell * (0.26 * breath + 0.05 * Math.sin(4 * Math.PI * pitch * time))
    }),
  )
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2)
  return file
}
