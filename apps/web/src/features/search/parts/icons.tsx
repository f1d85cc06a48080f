import { Hash } from 'lucide'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const HashIcon = /* @__PURE__ */ fromLucide(Hash)
