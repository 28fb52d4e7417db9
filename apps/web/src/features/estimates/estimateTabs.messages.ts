export const estimateTabText = { list: '견적 현황', limits: '할인 한도', defaults: '기본값' } as const
