import { Archive, Ban, Copy, Download, KeyRound, Laptop } from 'lucide'
import { fromLucide } from '../../ui/make-icon.tsx'

export const BackupIcon = /* @__PURE__ */ fromLucide(Archive)
export const BlockIcon = /* @__PURE__ */ fromLucide(Ban)
export const CopyIcon = /* @__PURE__ */ fromLucide(Copy)
export const DeviceIcon = /* @__PURE__ */ fromLucide(Laptop)
export const DownloadIcon = /* @__PURE__ */ fromLucide(Download)
export const PasswordIcon = /* @__PURE__ */ fromLucide(KeyRound)
