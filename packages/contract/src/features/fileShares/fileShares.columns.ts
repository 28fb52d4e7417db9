import { columnsOf } from '../../kit/columns.ts'
import { type FileShare, shareKind, shareState } from './fileShares.rows.ts'

export const shareColumns = columnsOf<FileShare>()('sh_no', {
  name: { title: '자료', card: 'title', value: ({ title, name }) => title ?? name },
  kind: { title: '방법', width: 90, card: 'fact', value: ({ kind }) => shareKind.label(kind) },
  who: { title: '대상', width: 150, value: ({ people, allowed }) => people[0]?.user_name ?? allowed[0] ?? null },
  rules: { title: '규칙', value: ({ expires_dt }) => expires_dt },
  opens: { title: '열람', kind: 'number', width: 90, card: 'fact' },
  last_reader: { title: '마지막 열람', width: 190 },
  emp_name: { title: '공유한 사람', width: 110 },
  reg_dt: { title: '공유한 날', kind: 'date', width: 110 },
  state: { title: '상태', width: 120, card: 'side', value: ({ state }) => shareState.label(state) },
})
