import sharp from 'sharp'

/** A small picture of two colours, as PNG. */
export const drawPicture = async (width: number, height: number): Promise<Uint8Array> => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index += 1) {
    pixels[index * 3] = Math.floor((index / (width * height)) * 255)
    pixels[index * 3 + 2] = index % width < width / 2 ? 200 : 40
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
