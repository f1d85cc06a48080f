import { Maximize2 } from 'lucide'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const MaximizeIcon = /* @__PURE__ */ fromLucide(Maximize2)
