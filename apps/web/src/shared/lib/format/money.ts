import { showNumber } from '@crm/contract/kit/numbers'

const units = [
  [1_000_000_000_000, '조'],
  [100_000_000, '억'],
  [10_000, '만'],
  [1, ''],
] as const

/** `1억 2,200만 원`, in cards and sentences; tables and sums to pay show every digit (showNumber(), won()). */
export const showWon = (amount: number) => {
  let rest = Math.abs(Math.round(amount))
  const parts = units.flatMap(([size, unit]) => {
    const count = Math.floor(rest / size)
    rest %= size
    return count ? [`${showNumber(count)}${unit}`] : []
  })
  return `${amount < 0 && parts.length ? '-' : ''}${parts.join(' ') || '0'} 원`
}
