import type { projects } from '@crm/contract/features/projects/projects'
import { TodoFilter } from '@crm/contract/features/todos/todos.rows'
import { showLongDateTime } from '@crm/contract/kit/dates'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaNow } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { findStaffNames } from '../../../db/auditEntries.ts'
import { refuse } from '../../../http/refusal.ts'
import { pdfDownload } from '../../../pdf/download.ts'
import { letterheadOf } from '../../../pdf/letterhead.ts'
import { listMeetings } from '../../meetings/meetings.service.ts'
import { listTodos } from '../../todos/todos.service.ts'
import { findProject } from './show.queries.ts'
import {
  indicatorBlocks,
  meetingBlocks,
  memberBlocks,
  moneyBlocks,
  overviewBlocks,
  stageBlocks,
  todoBlocks,
} from './summary.blocks.ts'
import { summaryText } from './summary.messages.ts'

/** Of meetings and of todos; how many more there are is said. */
const mostRows = 100

/** What the dashboard shows, as it is now; of the todos those that the caller may see. */
export const downloadProjectSummary = async (ctx: Context, { params }: ParsedOf<typeof projects.summaryPdf>) => {
  const { proj_no } = params
  const project = (await findProject(ctx.db, proj_no)) ?? refuse('not_found')
  const [names, meetings, todos] = await Promise.all([
    findStaffNames(
      ctx.db,
      project.indicators.flatMap(({ pic_emps }) => pic_emps),
    ),
    listMeetings(ctx, {
      query: { keyword: undefined, proj_no, desc: 1, offset: 0, limit: mostRows },
    }),
    listTodos(ctx, {
      query: TodoFilter.parse({ view: 'project', proj_no, sort: 'new', limit: mostRows }),
    }),
  ])
  const now = koreaNow()
  return pdfDownload(summaryText.fileName(project.proj_name, now.slice(0, 10)), {
    title: summaryText.title(project.proj_name),
    subtitle: [project.client_name, summaryText.asOf(showLongDateTime(now))].join(' · '),
    confidential: summaryText.confidential,
    letterhead: letterheadOf(ctx.config.company),
    createdAt: `${now}:00+09:00`,
    blocks: [
      ...overviewBlocks(project),
      ...memberBlocks(project),
      ...stageBlocks(project),
      ...indicatorBlocks(project, (emp_no) => names.get(emp_no), now.slice(0, 10)),
      ...meetingBlocks(meetings.query, meetings.total),
      ...todoBlocks(todos.query, todos.total),
      ...moneyBlocks(project),
    ],
  })
}
