export const holidayText = {
  expected: (name: string) => `${name} (예상)`,
}
