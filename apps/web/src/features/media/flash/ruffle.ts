/** The part of Ruffle's interface that is used. */
interface RufflePlayer extends HTMLElement {
  load(options: Record<string, unknown>): Promise<void>
}
interface Ruffle {
  config?: Record<string, unknown>
  newest?(): { createPlayer(): RufflePlayer } | null
}
declare global {
  interface Window {
    RufflePlayer?: Ruffle
  }
}

/** Where an operator who offers Flash puts Ruffle's files. */
const folder = '/static/ruffle/'
let attempts = 0

async function fetchRuffle(): Promise<Ruffle> {
  if (window.RufflePlayer?.newest) return window.RufflePlayer
  window.RufflePlayer = { ...window.RufflePlayer, config: { publicPath: folder, polyfills: false } }
  // A module that failed once fails for ever under the same address.
  const address = `${folder}ruffle.js${attempts === 0 ? '' : `?${attempts}`}`
  attempts += 1
  await import(/* @vite-ignore */ address)
  return window.RufflePlayer
}

/** Plays a Flash file inside `room`; answers with the way to end it. Rejects when there is no player here. */
export async function playFlash(url: string, room: HTMLElement): Promise<() => void> {
  const ruffle = (await fetchRuffle()).newest?.()
  if (!ruffle) throw new Error('Ruffle is not installed')
  const player = ruffle.createPlayer()
  player.style.inlineSize = '100%'
  player.style.blockSize = '100%'
  room.append(player)
  try {
    await player.load({
      url,
      allowScriptAccess: false,
      allowNetworking: 'none',
      openUrlMode: 'confirm',
      letterbox: 'on',
    })
  } catch (error) {
    player.remove()
    throw error
  }
  return () => player.remove()
}
