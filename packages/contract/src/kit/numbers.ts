/** A digit that so many follow has a comma behind it. */
const endsGroup = (following: number) => following > 0 && following % 3 === 0

/** `1,234,567`; decimals stay as they are. The first toLocaleString of a page would hold it up for some 60 ms. */
export const showNumber = (amount: number) => {
  const [whole = '', decimals] = String(Math.abs(amount)).split('.')
  const grouped = [...whole].map((digit, index) => (endsGroup(whole.length - 1 - index) ? `${digit},` : digit)).join('')
  return `${amount < 0 ? '-' : ''}${grouped}${decimals ? `.${decimals}` : ''}`
}

/** `132,000원`: where people pay, every digit counts. Cards and sentences shorten large ones by showWon(). */
export const won = (amount: number) => `${showNumber(amount)}원`
