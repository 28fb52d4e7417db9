import { columnsOf } from '../../kit/columns.ts'
import type { ProjectRow } from './projects.rows.ts'
import { contractWords, progressWords, projectGrade } from './projects.words.ts'
import { projectTitles as titles } from './projectTitles.ts'

const namesOf = ({ emp }: ProjectRow, type: ProjectRow['emp'][number]['pe_type']) =>
  emp
    .filter(({ pe_type }) => pe_type === type)
    .map(({ emp_name }) => emp_name)
    .join(', ')

/** The list of projects, and its Excel file. */
export const projectColumns = columnsOf<ProjectRow>()('proj_no', {
  proj_no: { title: titles.proj_no, kind: 'number', width: 72, only: 'excel' },
  proj_name: { title: titles.proj_name, width: 190, card: 'title' },
  client_name: { title: titles.client_name, width: 112, card: 'fact' },
  user_name: { title: titles.user_name, width: 64, card: 'hidden' },
  psrv_name: { title: titles.psrv_name, width: 84, card: 'hidden' },
  proj_grade: {
    title: titles.proj_grade,
    width: 56,
    only: 'excel',
    value: ({ proj_grade }) => proj_grade && projectGrade.label(proj_grade),
  },
  managers: { title: titles.managers, width: 108, card: 'fact', value: (row) => namesOf(row, 'manager') },
  participants: { title: titles.participants, only: 'excel', value: (row) => namesOf(row, 'participant') },
  contract_status: {
    title: titles.contract_status,
    width: 142,
    card: 'hidden',
    value: ({ contract_status }) => contractWords(contract_status),
  },
  contract_amount: { title: titles.contract_amount, kind: 'money', width: 112, only: 'excel' },
  progress_status: {
    title: titles.progress_status,
    width: 82,
    card: 'side',
    value: ({ progress_status }) => progressWords(progress_status),
  },
  projcrd_deposit_dt: {
    title: titles.projcrd_deposit_dt,
    kind: 'date',
    width: 96,
    sortable: true,
    card: 'hidden',
  },
  project_end: { title: titles.project_end, kind: 'date', width: 118, card: 'hidden' },
  next_meeting_dt: { title: titles.next_meeting_dt, kind: 'dateTime', width: 132, card: 'hidden' },
  reg_dt: { title: titles.reg_dt, kind: 'date', width: 96, only: 'excel' },
})
