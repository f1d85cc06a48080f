import type { StatusId } from '@skein/api'
import { guidesBelow, type TreeJoint } from '@skein/store'

import styles from './tree.module.css'

/** Steps inwards that are drawn: what is deeper stays below its post. */
export const drawnLevels = 8

interface TreeGuidesProps {
  readonly joint: TreeJoint
  readonly onToggle: (id: StatusId) => void
}

/** What leads to a row from the left: strands that pass it on their way down, and its own elbow. */
export function TreeGuides({ joint, onToggle }: TreeGuidesProps) {
  const { level } = joint
  return (
    <>
      {guidesBelow(joint).map(
        (guide) =>
          guide.level < drawnLevels && (
            // The post of the strand has the button for the keyboard.
            <button
              key={guide.id}
              type="button"
              className={styles['stem']}
              style={{ '--at': guide.level } as object}
              data-stem={guide.id}
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => onToggle(guide.id)}
            />
          ),
      )}
      {level > 0 && level <= drawnLevels && <span className={styles['elbow']} />}
    </>
  )
}
