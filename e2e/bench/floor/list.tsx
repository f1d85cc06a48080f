import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchHome, type Post } from './posts.tsx'
import { Row } from './Row.tsx'

function List() {
  const [posts, setPosts] = useState<Post[]>([])
  useEffect(() => {
    void fetchHome().then(setPosts)
  }, [])
  return posts.map((post) => <Row key={post.id} post={post} />)
}

const place = document.querySelector('main')
if (place) createRoot(place).render(<List />)
