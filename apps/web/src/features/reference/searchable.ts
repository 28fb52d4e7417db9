const fewest = 2

/** Whether what was typed is enough to look for a project. */
export const isSearchable = (keyword: string) => keyword.length >= fewest
