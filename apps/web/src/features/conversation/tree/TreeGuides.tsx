import type { StatusId } from '@skein/api'
import { guidesBelow, type TreeJoint } from '@skein/store'

import styles from './tree.module.css'

/** Steps inwards that are drawn: what is deeper stays below its post. */
export const drawnLevels = 8

interface TreeGuidesProps {
  readonly knot: TreeJoint
  readonly onToggle: (id: StatusId) => void
}

/** What leads to a row from the left: strands that pass it on their way down, and its own elbow. */
export function TreeGuides({ knot, onToggle }: TreeGuidesProps) {
  const { level } = knot
  return (
    <>
      {guidesBelow(knot).map(
        (stem) =>
          stem.level < drawnLevels && (
            // The post of the strand has the button for the keyboard.
            <button
              key={stem.id}
              type="button"
              className={styles['stem']}
              style={{ '--at': stem.level } as object}
              data-stem={stem.id}
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => onToggle(stem.id)}
            />
          ),
      )}
      {level > 0 && level <= drawnLevels && <span className={styles['elbow']} />}
    </>
  )
}
