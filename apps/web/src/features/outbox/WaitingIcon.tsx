import { fromPaths } from '../../ui/make-icon.tsx'

/** A clock. */
export const WaitingIcon = /* @__PURE__ */ fromPaths(
  <>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M12 7.4V12l3 2.2" />
  </>,
)
