/** What a file may hold; more is refused before anything is stored. Apart, so that the thread that reads files loads little. */
export const importLimits = { bytes: 10 * 1024 * 1024, rows: 5000, columns: 100, cell: 10_000 } as const
