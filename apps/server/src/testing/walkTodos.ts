import { everyActiveStaff, type WalkRow } from './accessExpectations.ts'

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

/** Rows of the walk: todos. */
export const walkTodos: Record<string, WalkRow> = {
  'todos.list': { access: everyActiveStaff, sample: { query: { ...todoFilter, offset: 0, limit: 50 } } },
  'todos.count': { access: everyActiveStaff, sample: { query: { type: 'dashboard' } } },
  'todos.detail': { access: everyActiveStaff, sample: { params: { tl_no: 1 } } },
  'todos.issue': { access: everyActiveStaff, sample: { params: { tl_no: 1 } } },
  'todos.create': { access: everyActiveStaff, sample: { body: aTodo } },
  'todos.update': {
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
  'todos.remove': { access: everyActiveStaff, sample: { params: { tl_no: 1 } } },
  'todos.restore': { access: everyActiveStaff, sample: { params: { tl_no: 1 } } },
  'todos.uploadFiles': { access: everyActiveStaff, sample: { params: { tl_no: 1 }, body: { file_qtt: 1 } } },
  'todos.deleteFiles': { access: everyActiveStaff, sample: { params: { tl_no: 1 }, body: { file_no: 1 } } },
  'todos.replies': { access: everyActiveStaff, sample: { query: { tl_no: 1 } } },
  'todos.addReply': { access: everyActiveStaff, sample: { body: { tl_no: 1, tlr_content: '확인했어요.' } } },
  'todos.changeReply': {
    access: everyActiveStaff,
    sample: { params: { tlr_no: 1 }, body: { tlr_content: '고쳤어요.' } },
  },
  'todos.shares': { access: everyActiveStaff, sample: { query: { tl_no: 1 } } },
  'todos.invite': { access: everyActiveStaff, sample: { body: { tl_no: 1, tl_tos: [1] } } },
  'todos.uninvite': { access: everyActiveStaff, sample: { body: { tl_no: 1, tl_to: 1 } } },
  'todos.editorImage': { access: everyActiveStaff, sample: { body: {} } },
}
