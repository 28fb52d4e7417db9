import { columnsOf } from '../../kit/columns.ts'
import { type TodoRow, todoState } from './todos.rows.ts'

/** Whom it is addressed to, in one line. */
export const recipientsOf = ({ members, to_emp_name }: Pick<TodoRow, 'members' | 'to_emp_name'>) => {
  if (!to_emp_name) return '모두'
  return members.length > 1 ? `${to_emp_name} 외 ${members.length - 1}명` : to_emp_name
}

const to = { title: '받는 사람', width: 128, value: recipientsOf } as const

/** The list of todos, and its Excel file. */
export const todoColumns = columnsOf<TodoRow>()('tl_no', {
  tl_title: { title: '제목', width: 250, sortable: true, card: 'title' },
  state: { title: '상태', width: 76, card: 'side', value: ({ state }) => todoState.label(state) },
  due_dt: { title: '마감', kind: 'dateTime', width: 156, sortable: true, card: 'fact' },
  from_emp_name: { title: '보낸 사람', width: 96, card: 'fact' },
  to_emp_name: { ...to, card: 'hidden' },
  recipients: { ...to, only: 'list', card: 'fact' },
  proj_name: {
    title: '프로젝트',
    width: 190,
    card: 'hidden',
    value: ({ proj_name, client_name }) => proj_name ?? client_name,
  },
  reg_dt: { title: '등록일', kind: 'date', width: 100, sortable: true, card: 'hidden' },
  done_dt: { title: '완료일', kind: 'date', width: 100, only: 'excel' },
})
