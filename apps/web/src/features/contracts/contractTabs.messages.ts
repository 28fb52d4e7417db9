/** Names of the tabs, which the list of all features carries; everything else is loaded with the tab. */
export const contractTabText = { contracts: '계약' } as const
