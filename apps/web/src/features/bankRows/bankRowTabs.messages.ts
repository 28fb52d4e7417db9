/** Names of the tabs, which the list of all features carries; everything else is loaded with the tab. */
export const bankRowTabText = { bankRows: '은행 내역' } as const
