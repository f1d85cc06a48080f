import { Unlink } from 'lucide'
import { fromLucide } from '../../ui/make-icon.tsx'

export const UnlinkIcon = /* @__PURE__ */ fromLucide(Unlink)
