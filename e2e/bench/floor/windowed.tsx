import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { fetchHome, fetchThread, isHeldBack, listen, type Post, streamName, threadId } from './posts.tsx'
import { Row } from './Row.tsx'

/** Posts left below the last drawn one when older ones are asked for. */
const AHEAD = 8

function Windowed() {
  const [posts, setPosts] = useState<Post[]>([])
  const [held, setHeld] = useState<Post[]>([])
  const list = useRef<WindowVirtualizerHandle>(null)
  const isLoading = useRef(false)
  useEffect(() => {
    void (threadId === null ? fetchHome() : fetchThread(threadId)).then((first) => {
      setPosts(first)
      if (streamName !== null)
        listen(streamName, (post) => (isHeldBack ? setHeld : setPosts)((known) => [post, ...known]))
    })
  }, [])
  const loadOlder = (): void => {
    const handle = list.current
    if (threadId !== null || isLoading.current || !handle) return
    if (handle.findItemIndex(handle.scrollOffset + innerHeight) < posts.length - AHEAD) return
    isLoading.current = true
    void fetchHome(posts.at(-1)?.id).then((older) => {
      isLoading.current = false
      setPosts((known) => [...known, ...older])
    })
  }
  return (
    <>
      {held.length > 0 && <button type="button">{held.length} new posts</button>}
      <WindowVirtualizer ref={list} onScroll={loadOlder} onScrollEnd={loadOlder}>
        {posts.map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </WindowVirtualizer>
    </>
  )
}

const place = document.querySelector('main')
if (place) createRoot(place).render(<Windowed />)
