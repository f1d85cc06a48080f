import type { StatusId } from '@skein/api'
import { layoutTree, newestFirst } from '@skein/store'
import { clsx } from 'clsx'
import { useRef } from 'react'

import { useSetting } from '../../model/settings.ts'
import { useThread } from '../../model/threads.ts'
import type { AnchoredListHandle } from '../timeline/index.ts'
import styles from './Conversation.module.css'
import { Heading } from './Heading.tsx'
import { useStarter } from './use-starter.ts'
import { LinearThread } from './linear/LinearThread.tsx'
import { Crumbs } from './parts/Crumbs.tsx'
import { Posts } from './Posts.tsx'
import { showParent } from './show-parent.ts'
import { TreeThread } from './tree/TreeThread.tsx'
import { useDives } from './use-dives.ts'
import { useReadingKeys } from './use-reading-keys.ts'
import { useDisplay, useNews } from './use-visit.ts'
import { useWarnings } from './use-warnings.ts'

interface ConversationVisitProps {
  readonly statusId: StatusId
  readonly historyKey: string
}

/** One visit to a thread: its heading and its posts, as a list or as a tree. */
export function ConversationVisit({ statusId, historyKey }: ConversationVisitProps) {
  const state = useThread(statusId)
  const isTree = useSetting('conversationDisplay') === 'tree'
  const maxDepthInThread = useSetting('maxDepthInThread')
  const otherRepliesButton = useSetting('conversationOtherRepliesButton')
  const isStatic = useSetting('disableStickyHeaders')
  const [display, setDisplay] = useDisplay(historyKey)
  const news = useNews(state, historyKey)
  const { dives, deeper, surface } = useDives()
  const warnings = useWarnings(state.linear.ids)
  const listRef = useRef<AnchoredListHandle>(null)
  const isNewestFirst = useSetting('conversationReplies') === 'newest'
  const { linear, isLoaded } = state
  const forest = isTree && isNewestFirst ? newestFirst(state.forest) : state.forest
  const focusId = linear.focusId ?? statusId
  const tree = isTree ? layoutTree({ forest, display, focusId, maxDepthInThread, otherRepliesButton }) : null
  const isDived = tree !== null && dives > 0

  const starter = useStarter(isLoaded ? (forest.rootIds[0] ?? focusId) : null)

  const showNextNew = useReadingKeys({
    listRef,
    tree,
    linear,
    news,
    warnings,
    onDisplay: setDisplay,
    onSurface: isDived ? surface : null,
  })

  const view = { listRef, focusId, isWhole: isLoaded, historyKey, newIds: new Set(news) }
  return (
    // Links stay links: a plain click on the way to the post that is answered goes to its row here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={clsx(styles['conversation'], isDived && styles['dived'], isStatic && styles['static'])}
      onClickCapture={(event) => showParent(event, (id) => listRef.current?.focusRow(id) === true)}
    >
      <Heading
        starter={starter}
        state={state}
        newCount={news.length}
        onNextNew={showNextNew}
        warnings={warnings}
      />
      {isDived && <Crumbs rootId={forest.rootIds[0] ?? null} onSurface={surface} />}
      <Posts state={state} statusId={statusId}>
        {tree ? (
          <TreeThread key="tree" {...view} tree={tree} onDisplay={setDisplay} deeper={deeper} />
        ) : (
          <LinearThread
            key="linear"
            {...view}
            thread={linear}
            forest={forest}
            onShow={(id) => listRef.current?.focusRow(id)}
          />
        )}
      </Posts>
    </div>
  )
}
