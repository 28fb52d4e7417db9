/** 1234567 -> 1,234,567. The first toLocaleString of a page would hold it up for some 60 ms. */
export const showNumber = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
