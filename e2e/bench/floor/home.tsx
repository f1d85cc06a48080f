import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchHome, fetchNotifications, listen, type Notification, type Post } from './posts.tsx'
import { Row } from './Row.tsx'

/** Who did what and when, the words of the post, and two buttons. */
function NotificationRow({ notification: { type, post, ...who } }: { notification: Notification }) {
  return (
    <article>
      <img className="avatar" src={who.avatar} width={48} height={48} alt="" />
      <b>{who.name}</b> {type} <time dateTime={who.time}>{who.time}</time>
      {post && <p>{post.text}</p>}
      <button type="button">Done</button>
      <button type="button">Later</button>
    </article>
  )
}

/** Posts, notifications beside them, and new posts from a socket. */
function Home() {
  const [posts, setPosts] = useState<Post[]>([])
  const [notifications, setNotifications] = useState<Notification[]>([])
  useEffect(() => {
    void fetchHome().then(setPosts)
    void fetchNotifications().then(setNotifications)
    listen('user', (post) => setPosts((known) => [post, ...known]))
  }, [])
  return (
    <>
      <main>
        {posts.map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </main>
      <aside>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </aside>
    </>
  )
}

createRoot(document.body).render(<Home />)
