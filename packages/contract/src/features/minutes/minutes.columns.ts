import { columnsOf } from '../../kit/columns.ts'
import { kindOf } from '../meetings/meetingNames.ts'
import type { MinutesRow } from './minutes.ts'

/** What the parts of minutes are called, on screens and in files. */
export const minutesTitles = {
  client_name: '고객사',
  start_dt: '미팅 일시',
  mr_type: '구분',
  proj_name: '프로젝트',
  mrd_content: '미팅 상세내용',
  mrd_secret: '내부 기록',
  emp_name: '작성자',
  reg_dt: '작성일',
  notClient: '비고객',
} as const

const titles = minutesTitles

/** The list of minutes, and its Excel file. */
export const minutesColumns = columnsOf<MinutesRow>()('ms_no', {
  client_name: {
    title: titles.client_name,
    width: 170,
    sortable: true,
    card: 'title',
    value: ({ client_name }) => client_name ?? titles.notClient,
  },
  start_dt: { title: titles.start_dt, kind: 'dateTime', width: 130, sortable: true, card: 'side' },
  mr_type: { title: titles.mr_type, width: 130, sortable: true, card: 'hidden', value: kindOf },
  proj_name: { title: titles.proj_name, width: 200, only: 'excel' },
  content_excerpt: { title: titles.mrd_content, card: 'fact' },
  secret_excerpt: { title: titles.mrd_secret, card: 'hidden' },
  emp_name: { title: titles.emp_name, width: 90, card: 'hidden' },
  reg_dt: { title: titles.reg_dt, kind: 'dateTime', width: 130, only: 'excel' },
})
