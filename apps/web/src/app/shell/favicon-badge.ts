/** Pixels of the canvas [NOTIF-25]. */
const size = 128
/** Pixels of the pill: its height is its width for one digit. */
const pill = { height: 72, width: [72, 100], ring: 6, letters: '800 58px system-ui, sans-serif' } as const
/** The bill of the mark, its night and its ink. */
const colours = { pill: '#ff8a3c', ring: '#0a3d47', digits: '#231204' } as const
const most = 99

const iconOf = () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
let turn = 0

function draw(icon: CanvasImageSource, count: number): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.drawImage(icon, 0, 0, size, size)
  const text = String(Math.min(count, most))
  const width = pill.width[text.length - 1] ?? pill.width[1]
  const [left, top] = [size - width, size - pill.height]
  pen.beginPath()
  pen.roundRect(left, top, width, pill.height, pill.height / 2)
  pen.fillStyle = colours.ring
  pen.fill()
  pen.beginPath()
  const inner = pill.height - 2 * pill.ring
  pen.roundRect(left + pill.ring, top + pill.ring, width - 2 * pill.ring, inner, inner / 2)
  pen.fillStyle = colours.pill
  pen.fill()
  pen.fillStyle = colours.digits
  pen.font = pill.letters
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, left + width / 2, top + pill.height / 2 + 4)
  return canvas.toDataURL('image/png')
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** Draws a number onto the page's icon, or takes it away. Where the icon cannot be read it stays as it is. */
export async function setFaviconCount(count: number): Promise<void> {
  turn += 1
  const mine = turn
  const link = iconOf()
  if (link === null) return
  const plain = (link.dataset['plain'] ??= link.href)
  if (count === 0) {
    if (link.href !== plain) link.href = plain
    return
  }
  try {
    const icon = await load(plain)
    // Another number came meanwhile.
    if (mine !== turn) return
    const drawn = draw(icon, count)
    if (drawn !== null) link.href = drawn
  } catch {
    // As said.
  }
}
