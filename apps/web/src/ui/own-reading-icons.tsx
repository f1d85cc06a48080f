// Drawn for Skein: 24 px grid, round caps and joins. Those of the first view.
import { fromPaths } from './make-icon.tsx'

export const QuoteIcon = /* @__PURE__ */ fromPaths(
  <path d="M10 12H5.7a1.2 1.2 0 0 1-1.2-1.2V8.2A1.2 1.2 0 0 1 5.7 7h3.1A1.2 1.2 0 0 1 10 8.2v4.3c0 2.4-1.2 4-3.6 4.7M19.5 12h-4.3a1.2 1.2 0 0 1-1.2-1.2V8.2A1.2 1.2 0 0 1 15.2 7h3.1a1.2 1.2 0 0 1 1.2 1.2v4.3c0 2.4-1.2 4-3.6 4.7" />,
)

export const RepeatIcon = /* @__PURE__ */ fromPaths(
  <path d="M4 11.5V9.7a3.2 3.2 0 0 1 3.2-3.2H19M16 3.5l3 3-3 3M20 12.5v1.8a3.2 3.2 0 0 1-3.2 3.2H5M8 20.5l-3-3 3-3" />,
)

/** It is repeated, also for who does not see the colour. */
export const RepeatedIcon = /* @__PURE__ */ fromPaths(
  <>
    <path d="M4 11.5V9.7a3.2 3.2 0 0 1 3.2-3.2H19M16 3.5l3 3-3 3M20 12.5v1.8a3.2 3.2 0 0 1-3.2 3.2H5M8 20.5l-3-3 3-3" />
    <path strokeWidth="2.75" d="M8.2 12l2.7 2.7 5-5.4" />
  </>,
)

export const StarIcon = /* @__PURE__ */ fromPaths(
  <path d="M12 3.6l2.53 5.52 6.03.7-4.47 4.1 1.2 5.96L12 16.9l-5.29 2.98 1.2-5.95-4.47-4.11 6.03-.7Z" />,
)

export const BookmarkIcon = /* @__PURE__ */ fromPaths(
  <path d="M7 3.3h10A1.7 1.7 0 0 1 18.7 5v15.7L12 16.9l-6.7 3.8V5A1.7 1.7 0 0 1 7 3.3Z" />,
)

export const SlidersIcon = /* @__PURE__ */ fromPaths(
  <>
    <path d="M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20" />
    <circle cx="15" cy="7.5" r="2.3" />
    <circle cx="9" cy="16.5" r="2.3" />
  </>,
)

export const MoreIcon = /* @__PURE__ */ fromPaths(
  <path strokeWidth="3" d="M5.5 12h.01M12 12h.01M18.5 12h.01" />,
)
