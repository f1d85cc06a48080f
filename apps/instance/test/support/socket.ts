import WebSocket from 'ws'

export interface Frame {
  event: string
  // Whatever the frame carries; each test looks at what it asked for.
  // oxlint-disable-next-line typescript/no-explicit-any
  payload: any
  stream?: string[]
}

export interface TestSocket {
  /** Frames so far, payloads parsed. */
  readonly frames: Frame[]
  readonly socket: WebSocket
  /** Texts that are no frames, such as `pong`. */
  readonly texts: string[]
  closed: Promise<number>
  close(): void
}

/** The status a handshake is refused with. */
export const refusedWith = (address: string, query: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/streaming?${query}`)
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0)
      socket.terminate()
    })
    socket.on('open', () => reject(new Error('The socket was opened.')))
    socket.on('error', () => {})
  })

const parse = (text: string): Frame => {
  const frame = JSON.parse(text) as Frame
  return frame.event === 'delete'
    ? frame
    : { ...frame, payload: JSON.parse(frame.payload as string) as unknown }
}

export const openSocket = (address: string, query: string, protocol?: string): Promise<TestSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(
      `${address.replace('http', 'ws')}/api/v1/streaming?${query}`,
      protocol === undefined ? [] : [protocol],
    )
    const frames: Frame[] = []
    const texts: string[] = []
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('{')) frames.push(parse(text))
      else texts.push(text)
    })
    const closed = new Promise<number>((done) => socket.on('close', (code) => done(code)))
    socket.on('open', () => resolve({ frames, texts, socket, closed, close: () => socket.close() }))
    socket.on('error', reject)
  })
