import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { readSmallFile } from '../files/files.service.ts'
import { mostAttachedBytes, outboxText } from './outbox.messages.ts'
import type { StoredAttachment } from './outbox.queries.ts'

/** A file that is attached to a record, which the caller has checked, or bytes made for this mail. */
export type MailAttachment = { fa_no: number } | { name: string; mimetype: string; body: Buffer }

const mostAttachments = 20

/** A name is one line and no path, whatever a record was called. */
const fileName = (name: string) => name.replace(/[/\\\p{Cc}]/gu, '_').slice(-255) || '_'

/** The bytes as they are now; refused when they are too many for a mail. */
export const storedAttachments = async (
  ctx: Pick<Context, 'db' | 'config'>,
  attachments: readonly MailAttachment[],
): Promise<StoredAttachment[]> => {
  if (attachments.length > mostAttachments) return refuse('invalid_input', outboxText.tooManyAttachments)
  const stored: StoredAttachment[] = []
  let left = mostAttachedBytes
  for (const attachment of attachments) {
    const found = 'body' in attachment ? attachment : await readSmallFile(ctx, attachment.fa_no, left)
    if (!found || found.body.length > left) return refuse('invalid_input', outboxText.attachmentsTooLarge)
    left -= found.body.length
    stored.push({ ...found, name: fileName(found.name) })
  }
  return stored
}
