export const companyDataText = {
  added: (company: string, name: string) => `${company} ${name} 님이 자료를 올렸어요`,
} as const
