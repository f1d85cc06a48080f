/** How long somebody has not typed before a server is asked for what may be meant, milliseconds. [EMOJI-14] */
export const searchDelayMs = 300
