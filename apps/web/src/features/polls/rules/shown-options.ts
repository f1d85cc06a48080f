import type { PollOption } from '@skein/api'
import { wholeCharacters } from '@skein/rich-text'

/** Options and characters of a poll that shows whole at once: more than people write. Own choice. */
const optionsWhole = 12
const charactersWhole = 1_600

/** What shows of a larger one at first: options, and characters of each. Own choice. */
const optionsAtFirst = 10
const charactersAtFirst = 100

/** So many options come with each press. Own choice. */
export const optionsPerPress = 50

/** Emoji of all options that show are pictures, so many together; each option has its share. Own choice. */
const picturesTogether = 60

/** Emoji of one option that are pictures, where so many options show. */
export const picturesOfOption = (shown: number): number => Math.max(1, Math.floor(picturesTogether / shown))

export interface ShownOption extends PollOption {
  readonly index: number
}

export interface ShownOptions {
  readonly options: readonly ShownOption[]
  /** Some options are missing, or the ends of some. */
  readonly isCut: boolean
}

/** Whether a poll is so large that only its beginning shows at first. */
export function isLargePoll(options: readonly PollOption[]): boolean {
  if (options.length > optionsWhole) return true
  return options.reduce((sum, { title }) => sum + title.length, 0) > charactersWhole
}

const beginningOf = (title: string): string =>
  title.length <= charactersAtFirst ? title : `${wholeCharacters(title, charactersAtFirst)}…`

/** What shows of a poll after the rest was asked for so many times. */
export function shownOptions(options: readonly PollOption[], presses: number): ShownOptions {
  const all = options.map((option, index) => ({ ...option, index }))
  if (presses > 0) {
    const shown = all.slice(0, presses * optionsPerPress)
    return { options: shown, isCut: shown.length < all.length }
  }
  if (!isLargePoll(options)) return { options: all, isCut: false }
  const shown = all
    .slice(0, optionsAtFirst)
    .map((option) => ({ ...option, title: beginningOf(option.title) }))
  return { options: shown, isCut: true }
}
