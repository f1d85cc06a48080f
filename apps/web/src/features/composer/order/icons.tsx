import { GripVertical } from 'lucide-react'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const GripIcon = /* @__PURE__ */ fromLucide(GripVertical)
