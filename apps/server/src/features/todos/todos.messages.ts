import { showNumber } from '@crm/contract/kit/numbers'

/** Messages of the server about todos. */
export const todosText = {
  tooLong: (most: number) => `${showNumber(most)}자까지 입력할 수 있어요. 서식과 링크도 글자 수에 들어가요.`,
  senderIsOneself: '보내는 사람은 본인이어야 해요.',
  authorIsOneself: '댓글은 본인 이름으로만 쓸 수 있어요.',
  noSuchPeople: '선택할 수 없는 사람이 있어요. 새로 고친 뒤 다시 선택해 주세요.',
  noSuchProject: '선택할 수 없는 프로젝트예요. 새로 고친 뒤 다시 선택해 주세요.',
  issueExists: '이미 등록된 이슈가 있어요.',
  wordsMoved: '그 사이 다른 사람이 고쳤어요. 바뀐 내용을 확인한 뒤 다시 저장해 주세요.',
  noIssueOfIssue: '이슈에는 다시 이슈를 등록할 수 없어요.',
  issueOfWhat: '어느 프로젝트의 이슈인지 선택해 주세요.',
  mayNotChangeState: '상태를 바꿀 수 있는 사람이 아니에요.',
  doneStaysDone: '완료한 할 일은 되돌릴 수 없어요. 상세 화면에서 바꿔 주세요.',
  ofTodo: (tl_title: string, message: string) => `${tl_title}: ${message}`,
  senderOnly: '보낸 사람만 할 수 있어요.',
  isDeleted: '삭제된 할 일이에요.',
  tooLateToUndo: '되돌릴 수 있는 시간이 지났어요.',
  changedSince: '그 사이 다른 변경이 있어 되돌릴 수 없어요.',
  isNotDeleted: '삭제되지 않은 할 일이에요.',
  replyDeleted: '이미 삭제된 댓글이에요.',
  authorOnly: '쓴 사람만 할 수 있어요.',
} as const

/** The titles of alarms. */
export const alarmTitles = {
  assigned: (name: string) => `${name} 님이 할 일을 보냈어요`,
  issue: (name: string) => `${name} 님이 이슈를 등록했어요`,
  mentioned: (name: string) => `${name} 님이 회원님을 언급했어요`,
  replied: (name: string) => `${name} 님이 댓글을 남겼어요`,
  invited: (name: string) => `${name} 님이 할 일에 초대했어요`,
  done: (name: string) => `${name} 님이 할 일을 완료했어요`,
  due: (tomorrow: number, overdue: number) =>
    [tomorrow && `내일 마감 ${tomorrow}건`, overdue && `마감 지난 할 일 ${overdue}건`].filter(Boolean).join(', '),
  more: (count: number) => (count > 1 ? ` 외 ${count - 1}건` : ''),
} as const
