/* What the first view draws. The rest is in icons.tsx, so that it comes with the parts that draw it. */
import {
  AtSign,
  Bot,
  Check,
  ChevronDown,
  ChevronUp,
  Eye,
  EyeOff,
  Image,
  LogIn,
  Pencil,
  Pin,
  Plus,
  RefreshCw,
  TriangleAlert,
  User,
} from 'lucide'
import { fromLucide } from './make-icon.tsx'

export const AtIcon = /* @__PURE__ */ fromLucide(AtSign)
export const BotIcon = /* @__PURE__ */ fromLucide(Bot)
export const CheckIcon = /* @__PURE__ */ fromLucide(Check)
export const DownIcon = /* @__PURE__ */ fromLucide(ChevronDown)
export const UpIcon = /* @__PURE__ */ fromLucide(ChevronUp)
export const EyeIcon = /* @__PURE__ */ fromLucide(Eye)
export const EyeOffIcon = /* @__PURE__ */ fromLucide(EyeOff)
export const ImageIcon = /* @__PURE__ */ fromLucide(Image)
export const LogInIcon = /* @__PURE__ */ fromLucide(LogIn, true)
export const PenIcon = /* @__PURE__ */ fromLucide(Pencil)
export const PinIcon = /* @__PURE__ */ fromLucide(Pin)
export const PlusIcon = /* @__PURE__ */ fromLucide(Plus)
export const RefreshIcon = /* @__PURE__ */ fromLucide(RefreshCw)
export const WarningIcon = /* @__PURE__ */ fromLucide(TriangleAlert)
export const UserIcon = /* @__PURE__ */ fromLucide(User)
