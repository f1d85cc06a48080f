/* What the first view draws. The rest is in icons.tsx, so that it comes with the parts that draw it. */
import {
  Bookmark,
  Bot,
  Check,
  ChevronDown,
  ChevronUp,
  ExternalLink,
  Eye,
  EyeOff,
  File,
  Globe,
  House,
  Image,
  Info,
  Link2,
  Lock,
  LockOpen,
  LogIn,
  Mail,
  Pencil,
  Pin,
  Plus,
  RefreshCw,
  Reply,
  Trash2,
  TriangleAlert,
  User,
  Users,
  VolumeX,
  X,
} from 'lucide-react'
import { fromLucide } from './make-icon.tsx'

export const BookmarkIcon = /* @__PURE__ */ fromLucide(Bookmark)
export const BotIcon = /* @__PURE__ */ fromLucide(Bot)
export const CheckIcon = /* @__PURE__ */ fromLucide(Check)
export const DownIcon = /* @__PURE__ */ fromLucide(ChevronDown)
export const UpIcon = /* @__PURE__ */ fromLucide(ChevronUp)
export const ExternalIcon = /* @__PURE__ */ fromLucide(ExternalLink)
export const EyeIcon = /* @__PURE__ */ fromLucide(Eye)
export const EyeOffIcon = /* @__PURE__ */ fromLucide(EyeOff)
export const FileIcon = /* @__PURE__ */ fromLucide(File)
export const GlobeIcon = /* @__PURE__ */ fromLucide(Globe)
export const HomeIcon = /* @__PURE__ */ fromLucide(House)
export const ImageIcon = /* @__PURE__ */ fromLucide(Image)
export const InfoIcon = /* @__PURE__ */ fromLucide(Info)
export const LinkIcon = /* @__PURE__ */ fromLucide(Link2)
export const LockIcon = /* @__PURE__ */ fromLucide(Lock)
export const UnlockIcon = /* @__PURE__ */ fromLucide(LockOpen)
export const LogInIcon = /* @__PURE__ */ fromLucide(LogIn)
export const MailIcon = /* @__PURE__ */ fromLucide(Mail)
export const PenIcon = /* @__PURE__ */ fromLucide(Pencil)
export const PinIcon = /* @__PURE__ */ fromLucide(Pin)
export const PlusIcon = /* @__PURE__ */ fromLucide(Plus)
export const RefreshIcon = /* @__PURE__ */ fromLucide(RefreshCw)
export const ReplyIcon = /* @__PURE__ */ fromLucide(Reply)
export const TrashIcon = /* @__PURE__ */ fromLucide(Trash2)
export const WarningIcon = /* @__PURE__ */ fromLucide(TriangleAlert)
export const UserIcon = /* @__PURE__ */ fromLucide(User)
export const UsersIcon = /* @__PURE__ */ fromLucide(Users)
export const MuteIcon = /* @__PURE__ */ fromLucide(VolumeX)
export const CloseIcon = /* @__PURE__ */ fromLucide(X)

/** Who may see a post. */
export const PublicScopeIcon = GlobeIcon
export const LocalScopeIcon = UsersIcon
export const UnlistedScopeIcon = UnlockIcon
export const PrivateScopeIcon = LockIcon
export const DirectScopeIcon = MailIcon
