import { Hash } from 'lucide-react'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const HashIcon = /* @__PURE__ */ fromLucide(Hash)
