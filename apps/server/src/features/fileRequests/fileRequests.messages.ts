export const fileRequestTexts = {
  arrived: (name: string) => `요청한 자료가 도착했어요: ${name}`,
  allArrived: (title: string) => `요청한 자료가 모두 도착했어요: ${title}`,
  asked: (title: string) => `자료 요청: ${title}`,
  byGuest: (name: string) => `링크로 올린 사람: ${name}`,
  guest: (name: string) => `${name} (링크)`,
} as const

const wanted = (lines: string[]) => lines.map((line) => `· ${line}`)

export const mails = {
  asked: (lines: string[], due: string | null) => [
    '다음 자료를 올려 주세요.',
    '',
    ...wanted(lines),
    ...(due ? ['', `기한: ${due}`] : []),
  ],
  soon: (title: string, lines: string[], url: string) => ({
    subject: `내일까지예요: ${title}`,
    lines: ['아직 받지 못한 자료가 있어요. 내일까지 올려 주세요.', '', ...wanted(lines), '', url],
  }),
  overdue: (title: string, due: string, lines: string[], url: string) => ({
    subject: `기한이 지났어요: ${title}`,
    lines: [`${due}까지 부탁드린 자료를 아직 받지 못했어요.`, '', ...wanted(lines), '', url],
  }),
}
