import { Download, Upload } from 'lucide'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const SaveFileIcon = /* @__PURE__ */ fromLucide(Download)
export const LoadFileIcon = /* @__PURE__ */ fromLucide(Upload)
