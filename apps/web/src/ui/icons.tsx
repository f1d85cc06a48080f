import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  AtSign,
  Ban,
  Bell,
  Bookmark,
  Bot,
  Calendar,
  Check,
  CheckCheck,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleQuestionMark,
  Clock,
  Contrast,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  File,
  Flag,
  Flame,
  Funnel,
  Globe,
  GripVertical,
  Hash,
  History,
  House,
  Image,
  Info,
  Key,
  Keyboard,
  Languages,
  Leaf,
  Link2,
  List,
  Lock,
  LockOpen,
  LogIn,
  LogOut,
  Mail,
  Maximize2,
  Megaphone,
  Minus,
  Moon,
  Palette,
  Pause,
  Pencil,
  Pin,
  Plus,
  RefreshCw,
  Reply,
  Rss,
  Search,
  Settings,
  Shield,
  Smile,
  Sticker,
  Sun,
  Trash2,
  TriangleAlert,
  Type,
  Upload,
  User,
  UserCheck,
  UserPlus,
  Users,
  VolumeX,
  WifiOff,
  X,
} from 'lucide-react'
import { fromLucide } from './make-icon.tsx'

export * from './own-icons.tsx'
export type { IconComponent, IconProps } from './make-icon.tsx'

export const ArrowDownIcon = /* @__PURE__ */ fromLucide(ArrowDown)
export const ArrowLeftIcon = /* @__PURE__ */ fromLucide(ArrowLeft)
export const ArrowRightIcon = /* @__PURE__ */ fromLucide(ArrowRight)
export const ArrowUpIcon = /* @__PURE__ */ fromLucide(ArrowUp)
export const AtIcon = /* @__PURE__ */ fromLucide(AtSign)
export const BanIcon = /* @__PURE__ */ fromLucide(Ban)
export const BellIcon = /* @__PURE__ */ fromLucide(Bell)
export const BookmarkIcon = /* @__PURE__ */ fromLucide(Bookmark)
export const BotIcon = /* @__PURE__ */ fromLucide(Bot)
export const CalendarIcon = /* @__PURE__ */ fromLucide(Calendar)
export const CheckIcon = /* @__PURE__ */ fromLucide(Check)
export const ChecksIcon = /* @__PURE__ */ fromLucide(CheckCheck)
export const DownIcon = /* @__PURE__ */ fromLucide(ChevronDown)
export const LeftIcon = /* @__PURE__ */ fromLucide(ChevronLeft)
export const RightIcon = /* @__PURE__ */ fromLucide(ChevronRight)
export const UpIcon = /* @__PURE__ */ fromLucide(ChevronUp)
export const HelpIcon = /* @__PURE__ */ fromLucide(CircleQuestionMark)
export const ClockIcon = /* @__PURE__ */ fromLucide(Clock)
export const ContrastIcon = /* @__PURE__ */ fromLucide(Contrast)
export const CopyIcon = /* @__PURE__ */ fromLucide(Copy)
export const DownloadIcon = /* @__PURE__ */ fromLucide(Download)
export const MoreIcon = /* @__PURE__ */ fromLucide(Ellipsis)
export const ExternalIcon = /* @__PURE__ */ fromLucide(ExternalLink)
export const EyeIcon = /* @__PURE__ */ fromLucide(Eye)
export const EyeOffIcon = /* @__PURE__ */ fromLucide(EyeOff)
export const FileIcon = /* @__PURE__ */ fromLucide(File)
export const FlagIcon = /* @__PURE__ */ fromLucide(Flag)
export const FireIcon = /* @__PURE__ */ fromLucide(Flame)
export const FilterIcon = /* @__PURE__ */ fromLucide(Funnel)
export const GlobeIcon = /* @__PURE__ */ fromLucide(Globe)
export const GripIcon = /* @__PURE__ */ fromLucide(GripVertical)
export const HashIcon = /* @__PURE__ */ fromLucide(Hash)
export const HistoryIcon = /* @__PURE__ */ fromLucide(History)
export const HomeIcon = /* @__PURE__ */ fromLucide(House)
export const ImageIcon = /* @__PURE__ */ fromLucide(Image)
export const InfoIcon = /* @__PURE__ */ fromLucide(Info)
export const KeyIcon = /* @__PURE__ */ fromLucide(Key)
export const KeyboardIcon = /* @__PURE__ */ fromLucide(Keyboard)
export const TranslateIcon = /* @__PURE__ */ fromLucide(Languages)
export const LeafIcon = /* @__PURE__ */ fromLucide(Leaf)
export const LinkIcon = /* @__PURE__ */ fromLucide(Link2)
export const ListIcon = /* @__PURE__ */ fromLucide(List)
export const LockIcon = /* @__PURE__ */ fromLucide(Lock)
export const UnlockIcon = /* @__PURE__ */ fromLucide(LockOpen)
export const LogInIcon = /* @__PURE__ */ fromLucide(LogIn)
export const LogOutIcon = /* @__PURE__ */ fromLucide(LogOut)
export const MailIcon = /* @__PURE__ */ fromLucide(Mail)
export const ExpandIcon = /* @__PURE__ */ fromLucide(Maximize2)
export const MegaphoneIcon = /* @__PURE__ */ fromLucide(Megaphone)
export const MinusIcon = /* @__PURE__ */ fromLucide(Minus)
export const MoonIcon = /* @__PURE__ */ fromLucide(Moon)
export const PaletteIcon = /* @__PURE__ */ fromLucide(Palette)
export const PauseIcon = /* @__PURE__ */ fromLucide(Pause)
export const PenIcon = /* @__PURE__ */ fromLucide(Pencil)
export const PinIcon = /* @__PURE__ */ fromLucide(Pin)
export const PlusIcon = /* @__PURE__ */ fromLucide(Plus)
export const RefreshIcon = /* @__PURE__ */ fromLucide(RefreshCw)
export const ReplyIcon = /* @__PURE__ */ fromLucide(Reply)
export const RssIcon = /* @__PURE__ */ fromLucide(Rss)
export const SearchIcon = /* @__PURE__ */ fromLucide(Search)
export const SettingsIcon = /* @__PURE__ */ fromLucide(Settings)
export const ShieldIcon = /* @__PURE__ */ fromLucide(Shield)
export const SmileIcon = /* @__PURE__ */ fromLucide(Smile)
export const StickerIcon = /* @__PURE__ */ fromLucide(Sticker)
export const SunIcon = /* @__PURE__ */ fromLucide(Sun)
export const TrashIcon = /* @__PURE__ */ fromLucide(Trash2)
export const WarningIcon = /* @__PURE__ */ fromLucide(TriangleAlert)
export const TypeIcon = /* @__PURE__ */ fromLucide(Type)
export const UploadIcon = /* @__PURE__ */ fromLucide(Upload)
export const UserIcon = /* @__PURE__ */ fromLucide(User)
export const UserCheckIcon = /* @__PURE__ */ fromLucide(UserCheck)
export const UserPlusIcon = /* @__PURE__ */ fromLucide(UserPlus)
export const UsersIcon = /* @__PURE__ */ fromLucide(Users)
export const MuteIcon = /* @__PURE__ */ fromLucide(VolumeX)
export const WifiOffIcon = /* @__PURE__ */ fromLucide(WifiOff)
export const CloseIcon = /* @__PURE__ */ fromLucide(X)

/** Who may see a post. */
export const PublicScopeIcon = GlobeIcon
export const LocalScopeIcon = UsersIcon
export const UnlistedScopeIcon = UnlockIcon
export const PrivateScopeIcon = LockIcon
export const DirectScopeIcon = MailIcon
