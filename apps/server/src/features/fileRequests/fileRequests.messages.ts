import type { FileRequest } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { showDate } from '@crm/contract/kit/dates'

export const fileRequestTexts = {
  arrived: (name: string) => `요청한 자료가 도착했어요: ${name}`,
  allArrived: (title: string) => `요청한 자료가 모두 도착했어요: ${title}`,
  asked: (title: string) => `자료 요청: ${title}`,
  changed: (title: string) => `자료 요청이 바뀌었어요: ${title}`,
  again: (name: string) => `다시 올려 주세요: ${name}`,
  byGuest: (name: string) => `링크로 올린 사람: ${name}`,
  guest: (name: string) => `${name} (링크)`,
} as const

const wanted = (lines: string[]) => lines.map((line) => `· ${line}`)

export const mails = {
  asked: ({ lines, note, due_dt, emp_name }: Pick<FileRequest, 'lines' | 'note' | 'due_dt' | 'emp_name'>) => [
    `${emp_name} 님이 자료를 부탁드려요. 다음 자료를 올려 주세요.`,
    ...(note ? ['', note] : []),
    '',
    ...wanted(
      lines.filter(({ done_dt }) => done_dt === null).map(({ name, note }) => (note ? `${name} (${note})` : name)),
    ),
    ...(due_dt ? ['', `기한: ${showDate(due_dt)}`] : []),
  ],
  soon: (title: string, lines: string[], url: string) => ({
    subject: `내일까지예요: ${title}`,
    lines: ['아직 받지 못한 자료가 있어요. 내일까지 올려 주세요.', '', ...wanted(lines), '', url],
  }),
  overdue: (title: string, due: string, lines: string[], url: string) => ({
    subject: `기한이 지났어요: ${title}`,
    lines: [`${showDate(due)}까지 부탁드린 자료를 아직 받지 못했어요.`, '', ...wanted(lines), '', url],
  }),
}
