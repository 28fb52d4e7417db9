import type { projects } from '@crm/contract/features/projects/projects'
import { type AccessRows, aPage, everyActiveStaff, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const aProject = { params: { proj_no: 1 } }
const projectFields = {
  proj_name: '샘플 프로젝트',
  psrv_no: 1,
  thm_no: 1,
  pt_no: 11,
  proj_grade: 'a',
  proj_significant: '메모',
  project_start: '2026-01-01',
  project_end: '2026-02-01',
  proj_employees: [],
}
const projectFilter = {
  keyword: '그린',
  is_own: 1,
  is_not_ended: 1,
  progress_status: 'pre,guide',
  contract_status: 'credit_on',
  contract_date_sort: 'asc',
  industry_type: 1,
  service_type: 1,
  thm_no: 1,
  pt_ref_no: 1,
  psrv_no: 1,
  proj_no: 1,
  sort: 'name',
  emp_no: 1,
  client_no: 1,
}
const anIndicator = {
  pic_title: 'IR 덱 초안',
  pic_start_dt: '2026-01-01',
  pic_end_dt: '2026-02-01',
  pic_emps: [],
  is_done: false,
}

export const access: AccessRows<typeof projects> = {
  main: {
    access: everyActiveStaff,
    sample: { query: { is_own: 1, is_own_sort: 'name', offset: 0, limit: 100 } },
  },
  list: { access: onlyWithScope, sample: { query: { ...projectFilter, ...aPage.query } } },
  find: {
    access: everyActiveStaff,
    sample: {
      query: {
        keyword: '그린',
        sort: 'name',
        psrv_no: 1,
        thm_no: 1,
        pt_ref_no: 1,
        is_own: 1,
        proj_no: 1,
        ...aPage.query,
      },
    },
  },
  board: { access: onlyWithScope, sample: { query: projectFilter } },
  excel: { access: onlyWithScope, sample: { query: projectFilter } },
  show: { access: onlyWithScope, sample: aProject },
  summaryPdf: { access: onlyWithScope, sample: aProject },
  create: { access: onlyWithScope, sample: { body: { client_no: 1, ...projectFields } } },
  update: { access: onlyWithScope, sample: { ...aProject, body: { ...projectFields, rev: 1 } } },
  // People of the project may call it, too; projects.test.ts tests that.
  significant: { access: onlyWithScope, sample: { ...aProject, body: { proj_significant: '메모' } } },
  move: { access: onlyWithScope, sample: { ...aProject, body: { stage: 'pre', reason: '다시 논의' } } },
  changeMany: {
    access: onlyWithScope,
    sample: {
      body: {
        proj_nos: [1],
        manager_emp_no: 1,
        planning_emp_no: null,
        design_emp_no: null,
        stage: 'pre',
        reason: '다시 논의',
      },
    },
  },
  assign: {
    access: onlyWithScope,
    sample: { ...aProject, body: { planning_emp_no: null, design_emp_no: null, rev: 1 } },
  },
  undo: { access: onlyWithScope, sample: { body: { projects: [{ proj_no: 1, rev: 1 }] } } },
  checkFiles: { access: onlyWithScope, sample: { ...aProject, body: { file_final_check: true } } },
  addIndicator: { access: onlyWithScope, sample: { ...aProject, body: anIndicator } },
  updateIndicator: {
    access: onlyWithScope,
    sample: { params: { proj_no: 1, pic_no: 1 }, body: { ...anIndicator, rev: 1 } },
  },
  removeIndicator: { access: onlyWithScope, sample: { params: { proj_no: 1, pic_no: 1 } } },
}
