export const estimateItemTabText = { items: '항목' } as const
