import type { OpenCredit } from '@crm/contract/features/deposits/deposits'

type Open = Pick<OpenCredit, 'projcrd_no' | 'projcrd_amount' | 'projcrd_paid'>

export const leftOf = ({ projcrd_amount, projcrd_paid }: Omit<Open, 'projcrd_no'>) => projcrd_amount - projcrd_paid

/** Pays what is due first as far as the money goes; the server answers credits in that order. */
export const proposeShares = (credits: readonly Open[], amount: number) => {
  let rest = amount
  return credits.flatMap((credit) => {
    const part = Math.min(leftOf(credit), rest)
    rest -= part
    return part > 0 ? [{ projcrd_no: credit.projcrd_no, amount: part }] : []
  })
}
