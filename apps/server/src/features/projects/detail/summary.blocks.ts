import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { mrChecked, mrType } from '@crm/contract/features/meetings/meetings.words'
import type { Project } from '@crm/contract/features/projects/projects.rows'
import {
  contractStatus,
  contractWords,
  payType,
  peType,
  progressStage,
  progressWords,
  projectGrade,
  stageOf,
} from '@crm/contract/features/projects/projects.words'
import { projectTitles as titles } from '@crm/contract/features/projects/projectTitles'
import { type TodoRow, todoState } from '@crm/contract/features/todos/todos.rows'
import { showLongDate, showLongDateTime, showLongPeriod, showLongSpan } from '@crm/contract/kit/dates'
import { won } from '@crm/contract/kit/numbers'
import { showPhone } from '@crm/contract/kit/people'
import type { PdfBlock, TableColumn } from '../../../pdf/document.ts'
import { summaryText as text } from './summary.messages.ts'

/** What a project's dashboard shows, part by part, as blocks of a PDF. */

const section = (title: string, note: string | undefined, ...blocks: PdfBlock[]): PdfBlock[] => [
  { kind: 'heading', text: title, ...(note ? { note } : {}) },
  ...blocks,
]

const table = (columns: TableColumn[], rows: string[][], empty: string): PdfBlock => ({
  kind: 'table',
  columns,
  rows,
  empty,
})

/** How many there are; or that not all of them are shown. */
const countOf = (shown: unknown[], total = shown.length) => {
  if (!shown.length) return undefined
  return total > shown.length ? text.newest(shown.length, total) : text.count(total)
}

const namesOf = ({ emp }: Project, type: 'manager' | 'participant') =>
  emp
    .filter(({ pe_type }) => pe_type === type)
    .map(({ emp_name }) => emp_name)
    .join(', ')

export const overviewBlocks = (project: Project): PdfBlock[] =>
  section(text.summary, undefined, {
    kind: 'facts',
    facts: [
      { label: titles.client_name, value: project.client_name },
      { label: titles.user_name, value: project.client_rep_name ?? '' },
      { label: titles.psrv_name, value: project.psrv_name ?? '' },
      { label: text.phone, value: project.client_phone ? showPhone(project.client_phone) : '' },
      { label: titles.pt_name, value: project.pt_name ?? '' },
      { label: titles.thm_name, value: project.thm_name ?? '' },
      { label: titles.progress_status, value: progressWords(project.progress_status) },
      { label: titles.proj_grade, value: project.proj_grade ? projectGrade.label(project.proj_grade) : '' },
      { label: titles.managers, value: namesOf(project, 'manager') },
      { label: titles.contract_status, value: contractWords(project.contract_status) },
      { label: text.period, value: showLongPeriod(project.project_start, project.project_end) },
      { label: titles.projcrd_deposit_dt, value: showLongDate(project.projcrd_deposit_dt) },
      {
        label: titles.next_meeting_dt,
        value: project.next_meeting_dt ? showLongDateTime(project.next_meeting_dt) : text.noMeeting,
      },
      { label: text.rounds, value: text.round(project.mr_count) },
      { label: titles.reg_dt, value: showLongDate(project.reg_dt) },
      { label: text.finalCheck, value: text.checked(project.file_final_check) },
      { label: titles.proj_significant, value: project.proj_significant || text.noNote, wide: true },
    ],
  })

export const memberBlocks = ({ emp }: Project): PdfBlock[] =>
  section(
    text.members,
    emp.length ? text.headcount(emp.length) : undefined,
    table(
      [
        { title: text.name, width: 3 },
        { title: text.role, width: 2 },
        { title: text.period, width: 5 },
        { title: text.contribution, width: 2, align: 'right' },
      ],
      emp.map((member) => [
        member.emp_name,
        peType.label(member.pe_type),
        showLongPeriod(member.start_dt, member.end_dt),
        text.share(member.pe_contribution),
      ]),
      text.noMembers,
    ),
  )

export const stageBlocks = ({ moves }: Project): PdfBlock[] =>
  section(
    text.stages,
    undefined,
    table(
      [
        { title: text.stage, width: 2 },
        { title: text.movedOn, width: 3 },
        { title: text.movedBy, width: 2 },
        { title: text.reason, width: 4 },
        { title: text.lasted, width: 1.6, align: 'right' },
      ],
      moves
        .toSorted((one, other) => other.psl_no - one.psl_no)
        .map((move) => [
          progressStage.label(stageOf(move.to_status)),
          showLongDateTime(move.reg_dt),
          move.user_name ?? text.system,
          move.reason || '-',
          text.days(move.days),
        ]),
      text.noStages,
    ),
  )

const indicatorState = ({ pic_done_dt, pic_end_dt }: Project['indicators'][number], today: string) => {
  if (pic_done_dt) return text.reached(showLongDate(pic_done_dt))
  return pic_end_dt < today ? text.late : text.running
}

export const indicatorBlocks = (
  { indicators }: Project,
  nameOf: (emp_no: number) => string | undefined,
  today: string,
): PdfBlock[] =>
  section(
    text.indicators,
    countOf(indicators),
    table(
      [
        { title: text.indicator, width: 4 },
        { title: text.period, width: 4 },
        { title: text.people, width: 2.5 },
        { title: text.state, width: 2.8 },
      ],
      indicators.map((indicator) => [
        indicator.pic_title,
        showLongPeriod(indicator.pic_start_dt, indicator.pic_end_dt),
        indicator.pic_emps.flatMap((emp_no) => nameOf(emp_no) ?? []).join(', ') || '-',
        indicatorState(indicator, today),
      ]),
      text.noIndicators,
    ),
  )

const meetingState = ({ state, mr_checked }: Meeting) => (state === 2 ? text.waiting : mrChecked.label(mr_checked))

export const meetingBlocks = (meetings: Meeting[], total: number): PdfBlock[] =>
  section(
    text.meetings,
    countOf(meetings, total),
    table(
      [
        { title: text.when, width: 4.2 },
        { title: text.kind, width: 2.5 },
        { title: text.place, width: 2.4 },
        { title: text.people, width: 2.6 },
        { title: text.state, width: 1.9 },
        { title: text.minutes, width: 1.4, align: 'center' },
      ],
      meetings.map((meeting) => [
        showLongSpan(meeting.start_dt, meeting.end_dt),
        [mrType.label(meeting.mr_type), meeting.mr_count > 0 && text.round(meeting.mr_count)].filter(Boolean).join(' '),
        meeting.mr_name ?? meeting.mr_text ?? text.elsewhere,
        meeting.managers.map(({ emp_name }) => emp_name).join(', ') || '-',
        meetingState(meeting),
        text.hasMinutes(meeting.exist_record),
      ]),
      text.noMeetings,
    ),
  )

export const todoBlocks = (todos: TodoRow[], total: number): PdfBlock[] =>
  section(
    text.todos,
    countOf(todos, total),
    table(
      [
        { title: text.todo, width: 5 },
        { title: text.from, width: 1.8 },
        { title: text.to, width: 2.6 },
        { title: text.due, width: 3 },
        { title: text.state, width: 1.2 },
      ],
      todos.map((todo) => [
        todo.is_issue ? text.issue(todo.tl_title) : todo.tl_title,
        todo.from_emp_name,
        todo.members.map(({ emp_name }) => emp_name).join(', ') || '-',
        showLongDateTime(todo.due_dt),
        todoState.label(todo.state),
      ]),
      text.noTodos,
    ),
    { kind: 'paragraph', text: text.todosNote, isSecondary: true },
  )

type Estimate = Project['estimates'][number]

const moneyRows = (estimate: Estimate): string[][] => [
  [
    estimate.est_title,
    '',
    [
      contractStatus.label(estimate.status),
      estimate.est_issued_dt ? text.issued(showLongDate(estimate.est_issued_dt)) : text.notIssued,
    ].join(' · '),
    won(estimate.est_amount),
  ],
  ...estimate.credits.map((credit) => [
    text.creditOf(credit.projcrd_title),
    payType.label(credit.projcrd_pay_type),
    credit.projcrd_deposit_dt
      ? text.depositOn(showLongDate(credit.projcrd_deposit_dt))
      : credit.projcrd_due_dt
        ? text.dueOn(showLongDate(credit.projcrd_due_dt))
        : text.unpaid,
    won(credit.projcrd_amount),
  ]),
]

const sumOf = (credits: Estimate['credits']) => credits.reduce((sum, { projcrd_amount }) => sum + projcrd_amount, 0)

export const moneyBlocks = (project: Project): PdfBlock[] => {
  const credits = project.estimates.flatMap((estimate) => estimate.credits)
  const paid = sumOf(credits.filter(({ projcrd_deposit_dt }) => projcrd_deposit_dt))
  return section(
    text.money,
    undefined,
    {
      kind: 'facts',
      facts: [
        { label: titles.contract_amount, value: won(project.contract_amount) },
        { label: text.paid, value: won(paid) },
        { label: text.unpaid, value: won(sumOf(credits) - paid) },
        { label: text.pocket, value: text.points(project.cash) },
      ],
    },
    table(
      [
        { title: text.item, width: 4 },
        { title: text.payType, width: 1.8 },
        { title: text.status, width: 4.4 },
        { title: text.amount, width: 2.2, align: 'right' },
      ],
      project.estimates.flatMap(moneyRows),
      text.noEstimates,
    ),
  )
}
