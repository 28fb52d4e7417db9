import type { todos } from '@crm/contract/features/todos/todos'
import { type AccessRows, everyActiveStaff } from '../../testing/access/accessExpectations.ts'

const aTodo = {
  tl_title: '자료 확인',
  tl_todo: '<p>IR 덱을 봐 주세요.</p>',
  due_dt: '2027-03-02 18:00',
  proj_no: null,
  tl_tos: [1],
  tl_ref_no: null,
  ms_no: null,
  is_issue: 0,
}
const todoFilter = {
  type: 'dashboard',
  view: 'received',
  keyword: '자료',
  proj_no: 1,
  start_dt: '2026-01-01',
  end_dt: '2027-12-31',
  ms_no: 1,
  is_issue: 0,
  is_unread: 1,
  states: '2,3',
  sort: 'due',
}

export const access: AccessRows<typeof todos> = {
  list: { access: everyActiveStaff, sample: { query: { ...todoFilter, offset: 0, limit: 50 } } },
  excel: { access: everyActiveStaff, sample: { query: todoFilter } },
  changeMany: { access: everyActiveStaff, sample: { body: { todos: [{ tl_no: 1, state: 2 }] } } },
  count: { access: everyActiveStaff, sample: { query: { type: 'dashboard' } } },
  detail: { access: everyActiveStaff, sample: { params: { tl_no: 1 } } },
  issue: { access: everyActiveStaff, sample: { params: { tl_no: 1 } } },
  read: { access: everyActiveStaff, sample: { params: { tl_no: 1 } } },
  create: { access: everyActiveStaff, sample: { body: aTodo } },
  update: {
    access: everyActiveStaff,
    sample: {
      params: { tl_no: 1 },
      body: {
        tl_title: '새 제목',
        tl_todo: '<p>새 내용</p>',
        due_dt: null,
        state: 3,
        proj_no: null,
        seen: {
          tl_title: '자료 확인',
          tl_todo: '<p>IR 덱을 봐 주세요.</p>',
          due_dt: '2027-03-02 18:00',
          proj_no: null,
        },
        from: 'dashboard',
      },
    },
  },
  remove: { access: everyActiveStaff, sample: { params: { tl_no: 1 } } },
  restore: { access: everyActiveStaff, sample: { params: { tl_no: 1 } } },
  uploadFiles: { access: everyActiveStaff, sample: { params: { tl_no: 1 }, body: { file_qtt: 1 } } },
  deleteFiles: { access: everyActiveStaff, sample: { params: { tl_no: 1 }, body: { file_no: 1 } } },
  replies: { access: everyActiveStaff, sample: { query: { tl_no: 1 } } },
  addReply: { access: everyActiveStaff, sample: { body: { tl_no: 1, tlr_content: '확인했어요.' } } },
  changeReply: {
    access: everyActiveStaff,
    sample: { params: { tlr_no: 1 }, body: { tlr_content: '고쳤어요.' } },
  },
  shares: { access: everyActiveStaff, sample: { query: { tl_no: 1 } } },
  invite: { access: everyActiveStaff, sample: { body: { tl_no: 1, tl_tos: [1] } } },
  undoUninvite: { access: everyActiveStaff, sample: { body: { tl_no: 1 } } },
  uninvite: { access: everyActiveStaff, sample: { body: { tl_no: 1, tl_to: 1 } } },
}
