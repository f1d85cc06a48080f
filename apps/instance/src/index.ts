export { createInstance } from './instance.ts'
export type { CreateInstanceOptions, Instance } from './instance.ts'
export type * from './commands/types.ts'
export type { Clock } from './clock.ts'
export type { Fault, Faults } from './faults/faults.ts'
export type { SiteOptions } from './options.ts'
export type { DayOptions } from './simulation/day-plan.ts'
export type { DayState, Simulation } from './simulation/simulation.ts'
export type { Made, Step } from './simulation/stage.ts'
export type { OpenSocket, SocketControl } from './streaming/socket-control.ts'
export type {
  AccountRow,
  AnnouncementRow,
  EmojiRow,
  ListRow,
  MediaRow,
  PollRow,
  StatusRow,
} from './db/schema.ts'
