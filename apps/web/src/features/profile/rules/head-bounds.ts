import {
  foldedCharacters,
  foldedNodes,
  foldedPictures,
  lineEnds,
  readRichText,
  type Amount,
} from '@skein/rich-text'

/** Fields that show at first, and that come with each press: as many as servers take of each other. Own choice. */
export const fieldsPerPress = 20

/** What the fields of one press have together; each has its share. Own choice. */
const together = { characters: 42_000, nodes: 2_400, pictures: 60, picturesOfNames: 20 }

/** What is drawn of the value of one field, where there are so many; and how many emoji of its name are pictures. */
export function amountOfField(fields: number): { readonly value: Amount; readonly picturesOfName: number } {
  const share = (all: number) => Math.floor(all / Math.max(1, Math.min(fields, fieldsPerPress)))
  return {
    value: {
      maxCharacters: share(together.characters),
      maxNodes: share(together.nodes),
      maxPictures: share(together.pictures),
    },
    picturesOfName: share(together.picturesOfNames),
  }
}

/** A biography with more lines than this folds: more than people write where a server sets a limit. Own choice, lines. */
const manyLines = 60

const beginning: Amount = {
  maxCharacters: foldedCharacters,
  maxNodes: foldedNodes,
  maxPictures: foldedPictures,
}

/** Whether a biography starts folded. */
export function foldsNote(html: string): boolean {
  if (html.length <= manyLines) return false
  const { nodes, isCut } = readRichText(html, { amount: beginning })
  return isCut || lineEnds(nodes) >= manyLines
}
