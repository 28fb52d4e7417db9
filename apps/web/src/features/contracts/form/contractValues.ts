import type { ContractChoices, SignerDraft } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import type { Recipient } from '@crm/contract/features/estimates/estimates'
import { hyphenatePhone } from '@crm/contract/kit/people'
import { daysAfter, koreaToday } from '../../../shared/lib/format/date.ts'

const usualDays = 14

export const blankSigner: SignerDraft = { cs_name: '', cs_title: '', cs_phone: '', cs_email: '' }

/** Somebody of the client as a signer; what is not known is left for whoever writes the contract. */
export const signerOf = ({ name, number, email }: Recipient): Partial<SignerDraft> => ({
  cs_name: name,
  cs_phone: hyphenatePhone(number),
  cs_email: email,
})

const signersOf = ({ signers }: Contract): SignerDraft[] =>
  signers.map(({ cs_name, cs_title, cs_phone, cs_email }) => ({ cs_name, cs_title, cs_phone, cs_email }))

/** What the form of a new contract begins with: as much as is known. */
const startOf = (
  est_no: number,
  { templates, signatories, recipients, est_title }: ContractChoices,
  emp_no?: number,
) => ({
  est_no,
  ctr_title: est_title,
  ctt_no: templates.length === 1 ? (templates[0]?.ctt_no ?? null) : null,
  ctr_special: '',
  is_in_order: false,
  signatory_no: signatories.find((other) => other.emp_no === emp_no)?.emp_no ?? null,
  ctr_valid_dt: daysAfter(koreaToday(), usualDays),
  ctr_memo: '',
  signers: [{ ...blankSigner, ...(recipients[0] && signerOf(recipients[0])) }],
})

/** A contract as its form holds it. */
export const valuesOf = (
  contract: Contract | undefined,
  est_no: number,
  choices: ContractChoices,
  emp_no: number | undefined,
) =>
  contract
    ? {
        est_no,
        ctr_title: contract.ctr_title,
        ctt_no: contract.ctt_no,
        ctr_special: contract.ctr_special,
        is_in_order: contract.is_in_order,
        signatory_no: contract.signatory_no,
        ctr_valid_dt: contract.ctr_valid_dt ?? '',
        ctr_memo: contract.ctr_memo,
        signers: signersOf(contract),
      }
    : startOf(est_no, choices, emp_no)
