import { memo, useState } from 'react'
import type { Post } from './posts.tsx'

/** The drawings on the buttons: as many as a post of ours shows, of one path each. */
const ACTIONS = [
  ['Reply', 'M9.3 5.8l-5 5 5 5M4.3 10.8h8.9c4.1 0 6.5 2.3 6.5 6.3v1.4'],
  ['Repeat', 'M4 9l3-3 3 3M7 6v9a3 3 0 0 0 3 3h4M20 15l-3 3-3-3M17 18V9a3 3 0 0 0-3-3h-4'],
  ['Quote', 'M5 6h6v6H8c0 3 1 4 3 5M14 6h6v6h-3c0 3 1 4 3 5'],
  ['React', 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M8 14c1 1 2 2 4 2s3-1 4-2'],
  ['Bookmark', 'M6 4h12v16l-6-4-6 4Z'],
  ['More', 'M5 12h.01M12 12h.01M19 12h.01'],
] as const

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** A plain row: who, when, words, pictures, and the buttons below; nothing of ours, and no more than one listener. */
export const Row = memo(({ post }: { post: Post }) => {
  const [isOn, setIsOn] = useState(false)
  return (
    <article>
      <img className="avatar" src={post.avatar} width={48} height={48} alt="" />
      <b>{post.name}</b> <a href={`/notice/${post.id}`}>@{post.acct}</a>{' '}
      <time dateTime={post.time}>{post.time}</time>
      {post.subject !== '' && <p>{post.subject}</p>}
      <p>{post.text}</p>
      {post.pictures.map(({ id, url, width, height, alt }) => (
        <img key={id} className="picture" src={url} width={width} height={height} alt={alt} loading="lazy" />
      ))}
      <div>
        {ACTIONS.map(([label, path]) => (
          <button key={label} type="button" aria-label={label}>
            <Icon path={path} />
          </button>
        ))}
        <button type="button" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
          Favourite
        </button>
      </div>
    </article>
  )
})
