import { BellOff, Clock, Unlink } from 'lucide'
import { fromLucide } from '../../ui/make-icon.tsx'

export const QuietIcon = /* @__PURE__ */ fromLucide(BellOff)
export const SnoozeIcon = /* @__PURE__ */ fromLucide(Clock)
export const UnlinkIcon = /* @__PURE__ */ fromLucide(Unlink)
