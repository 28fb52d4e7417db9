/** Names of the tabs, which the list of all features carries; everything else is loaded with the tab. */
export const depositTabText = { deposits: '입금' } as const
