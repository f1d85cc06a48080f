import * as v from 'valibot'
import { converted, flag, looseObject, nullableField, text } from '../wire/wire.ts'

const FLAG_WORDS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
])

const readFlagWord = (value: unknown): unknown => (typeof value === 'string' ? FLAG_WORDS.get(value) : value)

const serverFlag = converted(flag, readFlagWord)

/** Admins write the file by hand: `"true"` is meant as true, and other words say nothing. */
const fileFlag = v.pipe(
  v.union([flag, text]),
  v.transform((value) => (typeof value === 'string' ? FLAG_WORDS.get(value) : value)),
)

const looseText = converted(text, (value) => (typeof value === 'number' ? String(value) : value))

/** The keys Skein knows of a frontend's configuration; others pass unread. */
function entriesWith<Flag extends boolean | undefined>(flagSchema: v.GenericSchema<unknown, Flag>) {
  const isOn = nullableField(flagSchema)
  const words = nullableField(looseText)
  return {
    alwaysShowSubjectInput: isOn,
    background: words,
    collapseMessageWithSubject: isOn,
    conversationDisplay: words,
    greentext: isOn,
    hideBotIndication: isOn,
    hideFilteredStatuses: isOn,
    hideMutedPosts: isOn,
    hidePostStats: isOn,
    hideSiteFavicon: isOn,
    hideSiteName: isOn,
    hideSitename: isOn,
    hideUserStats: isOn,
    loginMethod: words,
    logo: words,
    logoLeft: isOn,
    logoMargin: words,
    logoMask: isOn,
    name: words,
    nsfwCensorImage: words,
    postContentType: words,
    redirectRootLogin: words,
    redirectRootNoLogin: words,
    renderMisskeyMarkdown: isOn,
    showFeaturesPanel: isOn,
    showInstanceSpecificPanel: isOn,
    showNavShortcuts: isOn,
    showPanelNavShortcuts: isOn,
    showWiderShortcuts: isOn,
    sidebarRight: isOn,
    stopGifs: isOn,
    subjectLineBehavior: words,
    theme: words,
    webPushNotifications: isOn,
  }
}

type Entries = ReturnType<typeof entriesWith<boolean>>

/** Values that admins set for a frontend; absent where nobody set them. */
export type FrontendConfig = { [Key in keyof Entries]?: NonNullable<v.InferOutput<Entries[Key]>> }

/** Only what was given and could be read, so that one source can be laid over another. */
function keepGiven(config: object): FrontendConfig {
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => value !== undefined && value !== null),
  )
}

/** The file `/static/config.json`. */
export const frontendConfigSchema = v.pipe(looseObject(entriesWith(fileFlag)), v.transform(keepGiven))

const serverConfigSchema = v.pipe(looseObject(entriesWith(serverFlag)), v.transform(keepGiven))

/** Configurations by frontend; ours is the one that Akkoma's frontends share. */
export const frontendConfigurationsSchema = v.pipe(
  looseObject({
    pleroma_fe: nullableField(serverConfigSchema),
    masto_fe: nullableField(looseObject({ showInstanceSpecificPanel: nullableField(serverFlag) })),
  }),
  v.transform(({ pleroma_fe: config }): FrontendConfig => config ?? {}),
)
