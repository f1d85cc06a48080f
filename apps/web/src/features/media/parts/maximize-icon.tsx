import { Maximize2 } from 'lucide-react'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const MaximizeIcon = /* @__PURE__ */ fromLucide(Maximize2)
