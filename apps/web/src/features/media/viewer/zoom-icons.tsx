import { ZoomIn, ZoomOut } from 'lucide'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const ZoomInIcon = /* @__PURE__ */ fromLucide(ZoomIn)
export const ZoomOutIcon = /* @__PURE__ */ fromLucide(ZoomOut)
