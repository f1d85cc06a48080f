import { Accessibility, Cloud, Database, Keyboard, Sun, Undo2 } from 'lucide'
import { fromLucide } from './make-icon.tsx'

export const AccessibilityIcon = /* @__PURE__ */ fromLucide(Accessibility)
export const CloudIcon = /* @__PURE__ */ fromLucide(Cloud)
export const DatabaseIcon = /* @__PURE__ */ fromLucide(Database)
export const KeyboardIcon = /* @__PURE__ */ fromLucide(Keyboard)
export const SunIcon = /* @__PURE__ */ fromLucide(Sun)
export const UndoIcon = /* @__PURE__ */ fromLucide(Undo2, true)
