// Drawn for Skein: 24 px grid, round caps and joins.
import { fromPaths } from '../../../ui/make-icon.tsx'

export const LinearIcon = /* @__PURE__ */ fromPaths(
  <>
    <path d="M12 3.5v3M12 10.5v3M12 17.5v3" />
    <circle cx="12" cy="8.5" r="2" />
    <circle cx="12" cy="15.5" r="2" />
  </>,
)

export const TreeIcon = /* @__PURE__ */ fromPaths(
  <>
    <path d="M6 4v11.5A3 3 0 0 0 9 18.5h4M6 9.5h7" />
    <circle cx="16" cy="9.5" r="2.5" />
    <circle cx="16" cy="18.5" r="2.5" />
  </>,
)

export const DiveIcon = /* @__PURE__ */ fromPaths(<path d="M5.5 4.5v6.3a4 4 0 0 0 4 4h9.5M15 10.8l4 4-4 4" />)

export const SurfaceIcon = /* @__PURE__ */ fromPaths(<path d="M12 19V5M6 11l6-6 6 6" />)

/** Into a branch, for good. */
export const DoubleArrowIcon = /* @__PURE__ */ fromPaths(<path d="m6 6 6 6-6 6M12.5 6l6 6-6 6" />)
