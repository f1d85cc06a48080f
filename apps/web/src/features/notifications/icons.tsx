import { BellOff, CalendarClock, Clock, ListChecks, ListX, Sun, Sunset, Unlink } from 'lucide'
import { fromLucide, fromPaths } from '../../ui/make-icon.tsx'

export const CalendarIcon = /* @__PURE__ */ fromLucide(CalendarClock)
export const ClearIcon = /* @__PURE__ */ fromLucide(ListX)
export const MorningIcon = /* @__PURE__ */ fromLucide(Sun)
export const QuietIcon = /* @__PURE__ */ fromLucide(BellOff)
export const SnoozeIcon = /* @__PURE__ */ fromLucide(Clock)
export const SunsetIcon = /* @__PURE__ */ fromLucide(Sunset)
export const TasksIcon = /* @__PURE__ */ fromLucide(ListChecks)
export const UnlinkIcon = /* @__PURE__ */ fromLucide(Unlink)

/** Drawn for Skein. */
export const MoonIcon = /* @__PURE__ */ fromPaths(
  <path d="M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4Z" />,
)
