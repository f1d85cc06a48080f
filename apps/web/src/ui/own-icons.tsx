// Drawn for Skein: 24 px grid, round caps and joins.
import { fromPaths } from './make-icon.tsx'

export const QuillIcon = /* @__PURE__ */ fromPaths(
  <path d="M4.5 19.5c1.2-8.3 6.3-13.6 15-15-.2 7.2-4 12-11.7 11.7M4.5 19.5c1.7-3.9 4.7-7 9-9.2M15.6 12h-3.8" />,
)

export const BubbleIcon = /* @__PURE__ */ fromPaths(
  <>
    <circle cx="9.3" cy="9.7" r="5.8" />
    <circle cx="17.3" cy="16.2" r="3.4" />
    <circle cx="8.2" cy="19" r="1.5" />
  </>,
)

export const ReactIcon = /* @__PURE__ */ fromPaths(
  <>
    <path d="M13.3 4a8.3 8.3 0 1 0 6.9 6.9M8.3 14.2c.9 1.3 2.2 2 3.6 2s2.7-.7 3.6-2M18.7 2.8v5.4M16 5.5h5.4" />
    <circle cx="9.2" cy="10.2" r="1.15" fill="currentColor" stroke="none" />
    <circle cx="14.6" cy="10.2" r="1.15" fill="currentColor" stroke="none" />
  </>,
)

export const PollIcon = /* @__PURE__ */ fromPaths(<path d="M5.5 19.5V14M12 19.5v-15M18.5 19.5V10" />)

export const QuoteIcon = /* @__PURE__ */ fromPaths(
  <path d="M10 12H5.7a1.2 1.2 0 0 1-1.2-1.2V8.2A1.2 1.2 0 0 1 5.7 7h3.1A1.2 1.2 0 0 1 10 8.2v4.3c0 2.4-1.2 4-3.6 4.7M19.5 12h-4.3a1.2 1.2 0 0 1-1.2-1.2V8.2A1.2 1.2 0 0 1 15.2 7h3.1a1.2 1.2 0 0 1 1.2 1.2v4.3c0 2.4-1.2 4-3.6 4.7" />,
)

export const RepeatIcon = /* @__PURE__ */ fromPaths(
  <path d="M4 11.5V9.7a3.2 3.2 0 0 1 3.2-3.2H19M16 3.5l3 3-3 3M20 12.5v1.8a3.2 3.2 0 0 1-3.2 3.2H5M8 20.5l-3-3 3-3" />,
)

export const StarIcon = /* @__PURE__ */ fromPaths(
  <path d="M12 3.6l2.53 5.52 6.03.7-4.47 4.1 1.2 5.96L12 16.9l-5.29 2.98 1.2-5.95-4.47-4.11 6.03-.7Z" />,
)

export const DiveIcon = /* @__PURE__ */ fromPaths(<path d="M5.5 4.5v6.3a4 4 0 0 0 4 4H19M15 10.8l4 4-4 4" />)

export const SurfaceIcon = /* @__PURE__ */ fromPaths(
  <path d="M18.5 19.5v-6.3a4 4 0 0 0-4-4H5M9 5.2l-4 4 4 4" />,
)

export const TreeIcon = /* @__PURE__ */ fromPaths(
  <>
    <path d="M6 4v11.5a3 3 0 0 0 3 3h4M6 9.5h7" />
    <circle cx="16" cy="9.5" r="2.5" />
    <circle cx="16" cy="18.5" r="2.5" />
  </>,
)

export const LinearIcon = /* @__PURE__ */ fromPaths(
  <>
    <path d="M12 3.5v3M12 10.5v3M12 17.5v3" />
    <circle cx="12" cy="8.5" r="2" />
    <circle cx="12" cy="15.5" r="2" />
  </>,
)

export const MoveIcon = /* @__PURE__ */ fromPaths(<path d="M4 12h12M12 8l4 4-4 4M20 5v14" />)

export const ConsoleIcon = /* @__PURE__ */ fromPaths(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <path d="m7.5 9.2 3 2.8-3 2.8M13 15h3.5" />
  </>,
)

export const SlidersIcon = /* @__PURE__ */ fromPaths(
  <>
    <path d="M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20" />
    <circle cx="15" cy="7.5" r="2.3" />
    <circle cx="9" cy="16.5" r="2.3" />
  </>,
)

export const MenuIcon = /* @__PURE__ */ fromPaths(<path d="M4 7h16M4 12h16M4 17h10" />)

export const PlayIcon = /* @__PURE__ */ fromPaths(
  <path
    d="M8.5 5.8v12.4a.6.6 0 0 0 .9.5l9.7-6.2a.6.6 0 0 0 0-1L9.4 5.3a.6.6 0 0 0-.9.5Z"
    fill="currentColor"
  />,
)

/** The word itself: the mark of a picture with a description. */
export const AltIcon = /* @__PURE__ */ fromPaths(
  <path d="m2.5 16 3-8 3 8M3.6 13.4h3.8M11.5 8v8h4M16.5 8h5.5M19.2 8v8" />,
)
