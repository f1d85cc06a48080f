import {
  ArrowLeft,
  Bell,
  CheckCheck,
  ChevronLeft,
  ChevronRight,
  ExternalLink,
  File,
  Flag,
  Funnel,
  Globe,
  Highlighter,
  History,
  House,
  Info,
  Languages,
  Link2,
  List,
  Lock,
  LockOpen,
  LogOut,
  Mail,
  Maximize2,
  Megaphone,
  Minus,
  PanelBottomClose,
  Reply,
  Search,
  Settings,
  Share2,
  Shield,
  Trash2,
  Undo2,
  UserPlus,
  Users,
  VolumeX,
  X,
} from 'lucide'
import { fromLucide } from './make-icon.tsx'

export * from './own-icons.tsx'
export * from './own-reading-icons.tsx'
export * from './reading-icons.tsx'
export * from './settings-icons.tsx'
export type { IconComponent, IconProps } from './make-icon.tsx'

export const ArrowLeftIcon = /* @__PURE__ */ fromLucide(ArrowLeft, true)
export const BellIcon = /* @__PURE__ */ fromLucide(Bell)
export const ChecksIcon = /* @__PURE__ */ fromLucide(CheckCheck)
export const LeftIcon = /* @__PURE__ */ fromLucide(ChevronLeft, true)
export const RightIcon = /* @__PURE__ */ fromLucide(ChevronRight, true)
export const FlagIcon = /* @__PURE__ */ fromLucide(Flag)
export const FilterIcon = /* @__PURE__ */ fromLucide(Funnel)
export const ListIcon = /* @__PURE__ */ fromLucide(List)
export const LogOutIcon = /* @__PURE__ */ fromLucide(LogOut, true)
export const MegaphoneIcon = /* @__PURE__ */ fromLucide(Megaphone)
export const DockIcon = /* @__PURE__ */ fromLucide(PanelBottomClose)
export const UndockIcon = /* @__PURE__ */ fromLucide(Maximize2)
export const MinusIcon = /* @__PURE__ */ fromLucide(Minus)
export const SearchIcon = /* @__PURE__ */ fromLucide(Search)
export const SettingsIcon = /* @__PURE__ */ fromLucide(Settings)
export const ShieldIcon = /* @__PURE__ */ fromLucide(Shield)
export const UserPlusIcon = /* @__PURE__ */ fromLucide(UserPlus)
export const ExternalIcon = /* @__PURE__ */ fromLucide(ExternalLink)
export const FileIcon = /* @__PURE__ */ fromLucide(File)
export const HighlightIcon = /* @__PURE__ */ fromLucide(Highlighter)
export const GlobeIcon = /* @__PURE__ */ fromLucide(Globe)
export const HistoryIcon = /* @__PURE__ */ fromLucide(History)
export const HomeIcon = /* @__PURE__ */ fromLucide(House)
export const InfoIcon = /* @__PURE__ */ fromLucide(Info)
export const LinkIcon = /* @__PURE__ */ fromLucide(Link2)
export const TranslateIcon = /* @__PURE__ */ fromLucide(Languages)
export const ShareIcon = /* @__PURE__ */ fromLucide(Share2)
export const LockIcon = /* @__PURE__ */ fromLucide(Lock)
export const UnlockIcon = /* @__PURE__ */ fromLucide(LockOpen)
export const MailIcon = /* @__PURE__ */ fromLucide(Mail)
export const ReplyIcon = /* @__PURE__ */ fromLucide(Reply, true)
export const TrashIcon = /* @__PURE__ */ fromLucide(Trash2)
export const UndoIcon = /* @__PURE__ */ fromLucide(Undo2, true)
export const UsersIcon = /* @__PURE__ */ fromLucide(Users)
export const MuteIcon = /* @__PURE__ */ fromLucide(VolumeX)
export const CloseIcon = /* @__PURE__ */ fromLucide(X)

/** Who may see a post. */
export const PublicScopeIcon = GlobeIcon
export const LocalScopeIcon = UsersIcon
export const UnlistedScopeIcon = UnlockIcon
export const PrivateScopeIcon = LockIcon
export const DirectScopeIcon = MailIcon
