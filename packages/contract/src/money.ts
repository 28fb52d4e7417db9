/** Won, split into what is taxed and the tax on it. */
export interface TaxSplit {
  supply: number
  vat: number
}

/**
 * The supply value is the total over 1.1, rounded; the VAT is the rest, so that both always add up to the total. Of what
 * is taxed in part, `free` won bear no tax.
 */
export const splitVat = (total: number, isTaxFree: boolean, free = 0): TaxSplit => {
  const supply = isTaxFree ? total : free + Math.round(((total - free) * 10) / 11)
  return { supply, vat: total - supply }
}

/**
 * Divides an amount by weights in whole won: nothing is lost, nobody gets more than their weight, and equal weights
 * differ by one won at most. The amount is not larger than the sum of the weights.
 */
export const divideByWeight = (amount: number, weights: readonly number[]): number[] => {
  let weightLeft = weights.reduce((sum, weight) => sum + weight, 0)
  let left = amount
  return weights.map((weight) => {
    const share = weightLeft ? Number((BigInt(left) * BigInt(weight)) / BigInt(weightLeft)) : 0
    weightLeft -= weight
    left -= share
    return share
  })
}
