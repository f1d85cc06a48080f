import {
  ArrowLeft,
  AtSign,
  Bell,
  CheckCheck,
  ChevronLeft,
  ChevronRight,
  Flag,
  Funnel,
  List,
  LogOut,
  Megaphone,
  Minus,
  Search,
  Settings,
  Shield,
  UserPlus,
} from 'lucide-react'
import { fromLucide } from './make-icon.tsx'

export * from './own-icons.tsx'
export * from './own-reading-icons.tsx'
export * from './reading-icons.tsx'
export type { IconComponent, IconProps } from './make-icon.tsx'

export const ArrowLeftIcon = /* @__PURE__ */ fromLucide(ArrowLeft)
export const AtIcon = /* @__PURE__ */ fromLucide(AtSign)
export const BellIcon = /* @__PURE__ */ fromLucide(Bell)
export const ChecksIcon = /* @__PURE__ */ fromLucide(CheckCheck)
export const LeftIcon = /* @__PURE__ */ fromLucide(ChevronLeft)
export const RightIcon = /* @__PURE__ */ fromLucide(ChevronRight)
export const FlagIcon = /* @__PURE__ */ fromLucide(Flag)
export const FilterIcon = /* @__PURE__ */ fromLucide(Funnel)
export const ListIcon = /* @__PURE__ */ fromLucide(List)
export const LogOutIcon = /* @__PURE__ */ fromLucide(LogOut)
export const MegaphoneIcon = /* @__PURE__ */ fromLucide(Megaphone)
export const MinusIcon = /* @__PURE__ */ fromLucide(Minus)
export const SearchIcon = /* @__PURE__ */ fromLucide(Search)
export const SettingsIcon = /* @__PURE__ */ fromLucide(Settings)
export const ShieldIcon = /* @__PURE__ */ fromLucide(Shield)
export const UserPlusIcon = /* @__PURE__ */ fromLucide(UserPlus)
