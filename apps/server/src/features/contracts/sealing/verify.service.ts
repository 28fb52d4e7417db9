import type { Verification } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { Context } from '../../../context.ts'
import { isChainWhole } from '../events.queries.ts'
import { lastSignature, type PdfSignature, type ReadSignature, readSignature } from './cms.ts'
import { keywordsPattern } from './document.ts'
import { isOurCertificate } from './key.queries.ts'
import { findPaperByHash, isOurContract, type KnownPaper } from './papers.queries.ts'
import { checkNames } from './sealing.messages.ts'

type Machinery = Pick<Context, 'db'>

interface Findings {
  signature: PdfSignature | null
  read: ReadSignature | null
  isOurs: boolean
  paper: KnownPaper | undefined
  isChained: boolean
  /** The file names a contract of ours, whatever else became of it. */
  namesOurs: boolean
}

const hexOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')

/** Not in the metadata of the first page's revision alone: wherever it stands, because a later one may have replaced it. */
const namedContract = (file: Buffer) => {
  const at = file.indexOf('contract-sha256-')
  return at < 0 ? undefined : keywordsPattern.exec(file.toString('latin1', at, at + 100))?.[1]
}

const lookAt = async ({ db }: Machinery, file: Buffer): Promise<Findings> => {
  const signature = lastSignature(file)
  const read = signature && (await readSignature(signature))
  // Off this thread: the file may be large.
  const paper = await findPaperByHash(db, hexOf(await crypto.subtle.digest('SHA-256', new Uint8Array(file))))
  const named = namedContract(file)
  return {
    signature,
    read,
    isOurs: read !== null && (await isOurCertificate(db, read.fingerprint)),
    paper,
    isChained: paper !== undefined && (await isChainWhole(db, paper.ctr_no)),
    namesOurs: named !== undefined && (await isOurContract(db, named)),
  }
}

const verdictOf = (
  { read, isOurs, paper, namesOurs }: Findings,
  checks: Verification['checks'],
): Verification['verdict'] => {
  if (checks.every(({ is_right }) => is_right)) return 'intact'
  if (isOurs || paper?.cp_kind === 'final') return 'changed'
  // As it was sent, before everybody had signed.
  if (paper) return 'unsealed'
  // An unbroken signature of somebody else: theirs, whatever it says inside.
  return namesOurs && !read?.isIntact ? 'changed' : 'foreign'
}

/** What a PDF from outside is; says what it is about only to who has the very paper. */
export const verifyPdf = async (ctx: Machinery, file: Buffer): Promise<Verification> => {
  const findings = await lookAt(ctx, file)
  const { signature, read, isOurs, paper, isChained } = findings
  const isIntact = read?.isIntact === true
  const checks = [
    { name: checkNames.signature, is_right: isIntact },
    { name: checkNames.whole, is_right: isIntact && signature?.isWhole === true },
    { name: checkNames.certificate, is_right: isOurs },
    { name: checkNames.hash, is_right: paper?.cp_kind === 'final' },
    { name: checkNames.chain, is_right: isChained },
  ]
  return {
    verdict: verdictOf(findings, checks),
    checks,
    ctr_title: paper?.ctr_title ?? null,
    client_name: paper?.client_name ?? null,
    ctr_concluded_dt: paper?.ctr_concluded_dt ?? null,
    sealed_dt: paper?.ctr_sealed_dt ?? null,
    signers: paper?.signers ?? [],
  }
}
