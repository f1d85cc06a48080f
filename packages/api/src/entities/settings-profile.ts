import * as v from 'valibot'
import { field, text, wire } from '../wire/wire.ts'

/** What a client keeps with the account: an object of JSON that only this client looks into. */
export type StoredSettings = Readonly<Record<string, unknown>>

const isStoredSettings = (value: unknown): value is StoredSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Handed on as the same object. */
export const storedSettingsSchema = v.custom<StoredSettings>(isStoredSettings, 'Expected an object')

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const settingsProfileSchema = wire({ settings: storedSettingsSchema, version })

/**
 * Settings under a name, and how often they were written; a version that is not a whole number sinks it. Source: the
 * description that Akkoma gives of its API, and its recorded answers.
 */
export type SettingsProfile = Readonly<v.InferOutput<typeof settingsProfileSchema>>

export const settingsProfileNameSchema = wire({ name: v.pipe(text, v.nonEmpty()), version })

/** One of the profiles there are. */
export type SettingsProfileName = Readonly<v.InferOutput<typeof settingsProfileNameSchema>>

export const deletedProfileSchema = wire({ deleted: field(text) })
