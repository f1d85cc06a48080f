import { GripVertical } from 'lucide'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const GripIcon = /* @__PURE__ */ fromLucide(GripVertical)
