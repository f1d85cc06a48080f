import { Camera, FileVideo, GripVertical, Music } from 'lucide-react'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const CameraIcon = /* @__PURE__ */ fromLucide(Camera)
export const GripIcon = /* @__PURE__ */ fromLucide(GripVertical)
export const SoundIcon = /* @__PURE__ */ fromLucide(Music)
export const FilmIcon = /* @__PURE__ */ fromLucide(FileVideo)
