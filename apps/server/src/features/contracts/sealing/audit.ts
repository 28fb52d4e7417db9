import { type EventKind, eventKind } from '@crm/contract/features/contracts/contracts.words'
import { showLongDate } from '@crm/contract/kit/dates'
import type { PdfBlock } from '../../../pdf/document.ts'
import type { ContractSnapshot } from '../signing/snapshot.ts'
import { deviceWords } from './device.ts'
import { paperText as text } from './paper.messages.ts'

export interface AuditEvent {
  /** Korea time to the second. */
  at: string
  ce_kind: EventKind
  /** Of the signer or the employee; null for what the product did by itself. */
  name: string | null
  /** Which consent, where a code went to. */
  text: string
  ce_address: string
  ce_device: string
}

export interface AuditTrail {
  ctr_concluded_dt: string
  /** The hash of the last event, which stands for all of them. */
  head: string
  /** Of all contracts, as it was mailed last. */
  night?: { day: string; hash: string }
  events: AuditEvent[]
}

/** 감사추적인증서, on a page of its own. */
export const auditBlocks = (snapshot: ContractSnapshot, ctr_hash: string, trail: AuditTrail): PdfBlock[] => [
  { kind: 'pageBreak' },
  { kind: 'heading', text: text.audit, note: text.auditNote },
  {
    kind: 'facts',
    facts: [
      { label: text.contractNumber, value: String(snapshot.ctr_no) },
      { label: text.concluded, value: showLongDate(trail.ctr_concluded_dt) },
      { label: text.contractTitle, value: snapshot.ctr_title, wide: true },
      { label: text.parties, value: `${snapshot.client.client_name} · ${snapshot.company.name}`, wide: true },
      { label: text.contractHash, value: ctr_hash, wide: true },
      { label: text.chainHead, value: trail.head, wide: true },
      ...(trail.night ? [{ label: text.nightHead(trail.night.day), value: trail.night.hash, wide: true }] : []),
    ],
  },
  {
    kind: 'table',
    columns: [
      { title: text.at, width: 2.7 },
      { title: text.who, width: 2 },
      { title: text.what, width: 4 },
      { title: text.address2, width: 2.2 },
      { title: text.device, width: 2.4 },
    ],
    rows: trail.events.map((event) => [
      event.at,
      event.name ?? text.system,
      [eventKind.label(event.ce_kind), event.text].filter(Boolean).join('\n'),
      event.ce_address,
      deviceWords(event.ce_device),
    ]),
    empty: text.noEvents,
  },
  { kind: 'paragraph', text: text.law, isSecondary: true },
]
