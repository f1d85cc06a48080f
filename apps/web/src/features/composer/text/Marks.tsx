import { clsx } from 'clsx'
import { memo, type RefObject } from 'react'
import formStyles from '../Composer.module.css'
import { fitting, mayHaveMarks, paragraphsOf, runsOf } from './rules/marks.ts'
import styles from './TextField.module.css'

interface MarksProps {
  layerRef: RefObject<HTMLDivElement | null>
  text: string
  /** Characters that still fit; null without a limit. */
  left: number | null
  /** Somebody has to know where a character is drawn. */
  isNeeded: boolean
}

const Paragraph = memo(function Paragraph({ text, fits }: { text: string; fits: number }) {
  return (
    <div>
      {runsOf(text, fits).map(({ text: run, look, isOver }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- made from the text and never reordered
        <span key={index} className={clsx(look === 'accent' && styles['accent'], isOver && styles['over'])}>
          {run}
        </span>
      ))}
    </div>
  )
})

/** A browser that cannot grow a field by its text grows it by this layer. */
const growsByLayer = !CSS.supports('field-sizing', 'content')

/**
 * What stands out in a text, drawn over the field that holds it: only the marks are to be seen. Of a longer text a
 * character draws its own paragraph again.
 */
export function Marks({ layerRef, text, left, isNeeded }: MarksProps) {
  const fits = fitting(text, left)
  if (!isNeeded && !growsByLayer && fits === text.length && !mayHaveMarks(text)) return null
  return (
    <div ref={layerRef} className={clsx(formStyles['text'], styles['marks'])} aria-hidden="true">
      {paragraphsOf(text, fits).map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
        <Paragraph key={index} text={paragraph.text} fits={paragraph.fits} />
      ))}
    </div>
  )
}
