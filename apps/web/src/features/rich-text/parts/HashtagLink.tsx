import type { HashtagNode } from '@skein/rich-text'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'

export function HashtagLink({ hashtag }: { readonly hashtag: HashtagNode }) {
  return (
    <Link to={paths.tag(hashtag.tag)} rel="tag">
      {hashtag.text}
    </Link>
  )
}
