import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { type PaperKind, paperKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { showLongDate } from '@crm/contract/kit/dates'
import { won } from '@crm/contract/kit/numbers'
import { showBusinessNumber } from '@crm/contract/kit/people'
import type { PdfDocument } from '../../../pdf/document.ts'
import { letterheadOf } from '../../../pdf/letterhead.ts'
import type { SettledContract, SettledTaxPaper } from '../settlements.queries.ts'
import { contractFacts } from './contractFacts.ts'
import { paperText as text } from './paper.messages.ts'

export interface IssuedPapers {
  contract: SettledContract
  kind: PaperKind
  papers: SettledTaxPaper[]
  company: CompanyInfo
  /** ISO time for the file's metadata. */
  createdAt?: string
}

const sumOf = (papers: SettledTaxPaper[], part: 'supply' | 'vat' | 'total') =>
  won(papers.reduce((sum, paper) => sum + paper[part], 0))

/** 세금계산서 발급 확인: what the tax office was given, by the numbers that it approved them with. */
export const taxDocument = ({ contract, kind, papers, company, createdAt }: IssuedPapers): PdfDocument => {
  const title = text.taxTitle(paperKind.label(kind))
  const buyer = papers.find(({ company_name }) => company_name)?.company_name ?? contract.client_name
  const number = papers.find(({ receiver }) => receiver)?.receiver ?? contract.client_biz_no
  return {
    title,
    subtitle: contract.ctr_title,
    letterhead: letterheadOf(company),
    createdAt: createdAt ?? new Date().toISOString(),
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...contractFacts(contract),
          {
            label: text.supplier,
            value: [company.name, company.businessNumber].filter(Boolean).join(' · '),
            wide: true,
          },
          { label: text.buyer, value: buyer },
          { label: text.receiverNumber, value: (kind === 'cash_receipt' ? number : showBusinessNumber(number)) || '-' },
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: text.issuedDay, width: 2.1 },
          { title: text.issueNumber, width: 4 },
          { title: text.taxKind, width: 1.1 },
          { title: text.supply, width: 2, align: 'right' },
          { title: text.vat, width: 1.7, align: 'right' },
          { title: text.total, width: 2, align: 'right' },
        ],
        rows: papers.map((paper) => [
          showLongDate(paper.issued_dt),
          paper.issue_number,
          paper.is_amendment ? text.amended : text.ordinary,
          won(paper.supply),
          won(paper.vat),
          won(paper.total),
        ]),
        foot: [text.sum, '', '', sumOf(papers, 'supply'), sumOf(papers, 'vat'), sumOf(papers, 'total')],
        empty: text.noPapers,
      },
      { kind: 'paragraph', text: text.taxNote, isSecondary: true },
    ],
  }
}
