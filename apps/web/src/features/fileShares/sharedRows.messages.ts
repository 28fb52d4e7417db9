export const sharedRowsText = {
  entries: (count: number) => `${count}개`,
} as const
