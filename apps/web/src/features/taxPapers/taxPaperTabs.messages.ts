/** Names of the tabs, which the list of all features carries; everything else is loaded with the tab. */
export const taxPaperTabText = { papers: '세금계산서' }
