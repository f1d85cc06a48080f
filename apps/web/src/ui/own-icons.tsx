// Drawn for Skein: 24 px grid, round caps and joins.
import { fromPaths } from './make-icon.tsx'

export const QuillIcon = /* @__PURE__ */ fromPaths(
  <path d="M4.5 19.5c1.2-8.3 6.3-13.6 15-15-.2 7.2-4 12-11.7 11.7M4.5 19.5c1.7-3.9 4.7-7 9-9.2M15.6 12h-3.8" />,
)

export const ReactIcon = /* @__PURE__ */ fromPaths(
  <>
    <path d="M13.3 4a8.3 8.3 0 1 0 6.9 6.9M8.3 14.2c.9 1.3 2.2 2 3.6 2s2.7-.7 3.6-2M18.7 2.8v5.4M16 5.5h5.4" />
    <circle cx="9.2" cy="10.2" r="1.15" fill="currentColor" stroke="none" />
    <circle cx="14.6" cy="10.2" r="1.15" fill="currentColor" stroke="none" />
  </>,
)

/** A thread that opens where its post stands. */
export const UnfoldIcon = /* @__PURE__ */ fromPaths(
  <path d="M4 5.5h16M7 9.5v6a3 3 0 0 0 3 3h2M7 13h5M16 13h4M16 18.5h4" />,
)

export const PollIcon = /* @__PURE__ */ fromPaths(<path d="M5.5 19.5V14M12 19.5v-15M18.5 19.5V10" />)

export const MoveIcon = /* @__PURE__ */ fromPaths(<path d="M4 12h12M12 8l4 4-4 4M20 5v14" />)

export const ConsoleIcon = /* @__PURE__ */ fromPaths(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <path d="m7.5 9.2 3 2.8-3 2.8M13 15h3.5" />
  </>,
)

export const MenuIcon = /* @__PURE__ */ fromPaths(<path d="M4 7h16M4 12h16M4 17h10" />)

export const BubbleIcon = /* @__PURE__ */ fromPaths(
  <>
    <circle cx="9.3" cy="9.7" r="5.8" />
    <circle cx="17.3" cy="16.2" r="3.4" />
    <circle cx="8.2" cy="19" r="1.5" />
  </>,
)

export const PauseIcon = /* @__PURE__ */ fromPaths(<path strokeWidth="2.5" d="M8.5 6v12M15.5 6v12" />)

export const PlayIcon = /* @__PURE__ */ fromPaths(
  <path
    d="M8.5 5.8v12.4a.6.6 0 0 0 .9.5l9.7-6.2a.6.6 0 0 0 0-1L9.4 5.3a.6.6 0 0 0-.9.5Z"
    fill="currentColor"
  />,
)
