import * as v from 'valibot'
import { htmlToText } from '../dialects/html-text.ts'
import { field, flag, items, nullableField, text, wire } from '../wire/wire.ts'
import { accountSchema } from './account.ts'
import { attachmentSchema } from './attachment.ts'
import { customEmojisSchema } from './custom-emoji.ts'

/** No version has votes, and some servers name no more than the answers. */
const pollWire = wire({ options: field(items(wire({ title: field(text) }))) })

/**
 * A status as it once stood. What is null was not said: it is as the status has it now. `text` is `content` in plain
 * words; `pollOptions` are the answers of its poll, empty when it had none.
 * @see https://docs.joinmastodon.org/entities/StatusEdit/
 */
export const statusVersionSchema = v.pipe(
  wire({
    account: field(accountSchema),
    content: field(text),
    spoiler_text: field(text),
    sensitive: nullableField(flag),
    created_at: nullableField(text),
    media_attachments: field(items(attachmentSchema)),
    emojis: field(customEmojisSchema),
    poll: nullableField(pollWire),
    quote: nullableField(v.unknown()),
  }),
  v.transform((version) => ({
    content: version.content ?? null,
    text: version.content === undefined ? null : htmlToText(version.content),
    subject: version.spoiler_text ?? null,
    isSensitive: version.sensitive ?? null,
    createdAt: version.created_at ?? null,
    attachments: version.media_attachments ?? null,
    emojis: version.emojis ?? null,
    pollOptions:
      version.poll === undefined ? null : (version.poll?.options ?? []).map(({ title }) => title ?? ''),
  })),
)

export type StatusVersion = v.InferOutput<typeof statusVersionSchema>
