/** Names of the tabs, which the list of all features carries; everything else is loaded with the tab. */
export const depositForecastTabText = { forecast: '입금 예보' } as const
