import { Camera, FileVideo, Music } from 'lucide'
import { fromLucide } from '../../../ui/make-icon.tsx'

export const CameraIcon = /* @__PURE__ */ fromLucide(Camera)
export const SoundIcon = /* @__PURE__ */ fromLucide(Music)
export const FilmIcon = /* @__PURE__ */ fromLucide(FileVideo)
