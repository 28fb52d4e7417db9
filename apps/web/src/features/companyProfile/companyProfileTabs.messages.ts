/** The name of the tab, apart because it is read before the tab is opened. */
export const companyProfileTabText = { company: '회사·직인' } as const
