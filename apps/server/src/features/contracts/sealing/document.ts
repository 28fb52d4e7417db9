import { signMethod } from '@crm/contract/features/contracts/contracts.words'
import { showNumber } from '@crm/contract/kit/numbers'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import { amountToHangul } from 'es-hangul'
import type { Fact, PdfBlock, PdfDocument, SealMark, SignatureBox } from '../../../pdf/document.ts'
import { letterheadOf } from '../../../pdf/letterhead.ts'
import type { ContractSnapshot } from '../signing/snapshot.ts'
import { type AuditTrail, auditBlocks } from './audit.ts'
import { paperText as text } from './paper.messages.ts'

/** Somebody at the client, as far as they have signed. */
export interface PaperSigner {
  cs_name: string
  cs_title: string
  /** Korea time to the second; null until they have signed. */
  signed_at: string | null
  cs_method: 'drawn' | 'typed' | 'seal' | null
  cs_image: Uint8Array | null
}

export interface ContractPaper {
  snapshot: ContractSnapshot
  /** Of a draft there is none. */
  ctr_hash: string | null
  /** Korea time to the second; null while it is a draft. */
  sent_at: string | null
  signers: PaperSigner[]
  /** Ours, from the day it was sent. */
  seal?: SealMark
  /** Of the final paper only. */
  trail?: AuditTrail
}

const prefix = 'contract-sha256-'
/** What the paper's metadata says, so that one whose signature is broken can still be told to be ours. */
const keywordsOf = (ctr_hash: string) => `${prefix}${ctr_hash}`
export const keywordsPattern = /contract-sha256-([0-9a-f]{64})/

const ourFacts = ({ company }: ContractSnapshot): Fact[] =>
  [
    { label: text.us, value: company.name },
    { label: text.businessNumber, value: company.businessNumber ?? '' },
    { label: text.representative, value: company.representative ?? '' },
    { label: text.address, value: company.address ?? '' },
    { label: text.phone, value: company.phone ?? '' },
  ].filter(({ value }) => value)

const clientLines = ({ client, est_code }: ContractSnapshot) =>
  [
    [text.representative, client.client_rep_name],
    [text.businessNumber, showBusinessNumber(client.client_biz_no)],
    [text.address, client.client_addr],
    [text.phone, client.client_phone && showPhone(client.client_phone)],
    [text.estimate, est_code],
  ].flatMap(([label, value]) => (label && value ? [text.labelled(label, value)] : []))

const markOf = ({ cs_name, cs_method, cs_image }: PaperSigner): Pick<SignatureBox, 'mark'> => {
  if (cs_image) return { mark: { image: cs_image } }
  return cs_method === 'typed' ? { mark: { written: cs_name } } : {}
}

const boxOf = (client: string, signer: PaperSigner): SignatureBox => ({
  role: text.roleOfClient(client),
  name: signer.cs_name,
  lines: [
    ...(signer.cs_title ? [signer.cs_title] : []),
    ...(signer.signed_at && signer.cs_method
      ? [text.sealedAt(signer.signed_at), text.method(signMethod.label(signer.cs_method))]
      : [text.toSign]),
  ],
  ...markOf(signer),
})

const signatureBlocks = ({ snapshot, sent_at, signers, seal, trail }: ContractPaper): PdfBlock[] => [
  { kind: 'heading', text: text.signatures, ...(trail ? { note: text.signaturesNote } : {}) },
  {
    kind: 'signatures',
    boxes: [
      ...signers.map((signer) => boxOf(snapshot.client.client_name, signer)),
      {
        role: text.roleOfUs(snapshot.company.name),
        name: snapshot.signatory.name,
        lines: sent_at ? [text.sealedAt(sent_at), text.method(text.ourMethod)] : [text.toSign],
        ...(sent_at && seal ? { mark: seal } : {}),
      },
    ],
  },
]

/** 계약서: our seal is in it from the day it was sent, the audit page once everybody has signed. */
export const contractDocument = (paper: ContractPaper): PdfDocument => {
  const { snapshot, ctr_hash, sent_at, seal, trail } = paper
  return {
    title: text.title,
    subtitle: snapshot.ctr_title,
    letterhead: letterheadOf(snapshot.company),
    opening: 'deed',
    ...(ctr_hash
      ? { footNote: text.footNote(ctr_hash), keywords: keywordsOf(ctr_hash) }
      : { confidential: text.draft }),
    createdAt: snapshot.sent_at,
    blocks: [
      {
        kind: 'parties',
        receiver: text.client(snapshot.client.client_name),
        lines: clientLines(snapshot),
        sender: ourFacts(snapshot),
        ...(sent_at && seal
          ? { seal: { ...seal, at: snapshot.company.representative ? text.representative : text.us } }
          : {}),
      },
      {
        kind: 'note',
        text: text.sum(amountToHangul(snapshot.ctr_amount), showNumber(snapshot.ctr_amount)),
        isStrong: true,
      },
      { kind: 'richText', html: snapshot.ctr_html },
      ...signatureBlocks(paper),
      ...(trail && ctr_hash ? auditBlocks(snapshot, ctr_hash, trail) : []),
    ],
  }
}
