import { HttpTimestampAuthority, PDF } from '@libpdf/core'
import type { SigningKey } from './certificate.ts'
import { sealingText as text } from './sealing.messages.ts'

/** A job's database connection is given up after a minute. */
const tsaTimeoutMs = 15_000

/** PAdES: one invisible signature over the whole file, with confirmed time where an authority is set. */
export const signPdf = async (pdf: Uint8Array, { signer }: SigningKey, tsaUrl: string | undefined): Promise<Buffer> => {
  const document = await PDF.load(pdf)
  const { bytes } = await document.sign({
    signer,
    subFilter: 'ETSI.CAdES.detached',
    reason: text.reason,
    location: text.place,
    signingTime: new Date(),
    ...(tsaUrl
      ? { level: 'B-T', timestampAuthority: new HttpTimestampAuthority(tsaUrl, { timeout: tsaTimeoutMs }) }
      : { level: 'B-B' }),
  })
  return Buffer.from(bytes)
}
