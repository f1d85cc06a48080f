// What every row draws. One path each: a timeline holds hundreds of them.
import type { Scope } from '@skein/api'
import type { ReactElement } from 'react'
import { drawn, fromPaths } from '../../../ui/make-icon.tsx'
import { MoreIcon } from '../../../ui/own-reading-icons.tsx'

export const ReplyIcon = /* @__PURE__ */ fromPaths(
  <path d="M9.3 5.8l-5 5 5 5M4.3 10.8h8.9c4.1 0 6.5 2.3 6.5 6.3v1.4" />,
  true,
)

export const AddReactionIcon = /* @__PURE__ */ fromPaths(
  <path d="M13.3 4a8.3 8.3 0 1 0 6.9 6.9M8.3 14.2c.9 1.3 2.2 2 3.6 2s2.7-.7 3.6-2M18.7 2.8v5.4M16 5.5h5.4M9.2 10.1v.2M14.6 10.1v.2" />,
)

const PublicIcon = /* @__PURE__ */ fromPaths(
  <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.3 2.5 3.5 5.3 3.5 8.5s-1.2 6-3.5 8.5c-2.3-2.5-3.5-5.3-3.5-8.5S9.7 6 12 3.5Z" />,
)
const LocalIcon = /* @__PURE__ */ fromPaths(
  <path d="M9 4.8a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM2.8 19.5c.3-3.5 2.7-5.6 6.2-5.6s5.9 2.1 6.2 5.6M15.7 5.1a3.4 3.4 0 0 1 0 6.2M17.7 14.4c2.1.7 3.3 2.5 3.5 5.1" />,
)
const UnlistedIcon = /* @__PURE__ */ fromPaths(
  <path d="M7.7 10.5h8.6a2.2 2.2 0 0 1 2.2 2.2v5.1a2.2 2.2 0 0 1-2.2 2.2H7.7a2.2 2.2 0 0 1-2.2-2.2v-5.1a2.2 2.2 0 0 1 2.2-2.2ZM8.5 10.5V7.6a3.5 3.5 0 0 1 6.6-1.6" />,
)
export const LockIcon = /* @__PURE__ */ fromPaths(
  <path d="M7.7 10.5h8.6a2.2 2.2 0 0 1 2.2 2.2v5.1a2.2 2.2 0 0 1-2.2 2.2H7.7a2.2 2.2 0 0 1-2.2-2.2v-5.1a2.2 2.2 0 0 1 2.2-2.2ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />,
)
const DirectIcon = /* @__PURE__ */ fromPaths(
  <path d="M6 5.5h12A2.5 2.5 0 0 1 20.5 8v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5ZM4.2 7.4l6.5 5.2a2.1 2.1 0 0 0 2.6 0l6.5-5.2" />,
)

/** Who may read a post, as a drawing. [POST-11] */
export const scopeDrawings: Readonly<Record<Scope, ReactElement>> = {
  public: drawn(PublicIcon, { size: 14 }),
  local: drawn(LocalIcon, { size: 14 }),
  unlisted: drawn(UnlistedIcon, { size: 14 }),
  private: drawn(LockIcon, { size: 14 }),
  direct: drawn(DirectIcon, { size: 14 }),
}

export const replyDrawing: ReactElement = drawn(ReplyIcon, { size: 14 })
export const moreDrawing: ReactElement = drawn(MoreIcon)
