export const forecastText = { word: '입금 예보' } as const
