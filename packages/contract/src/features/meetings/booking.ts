import { labelled } from '../../kit/labelled.ts'

/** The rules of booking a meeting, the same for the form and the server. */

export const msWho = labelled({ client: '고객사', people: '비고객', pocket: '포켓' })
export type MsWho = (typeof msWho.values)[number]

/** What stands in `mr_no` when it is none of our rooms. */
export type Elsewhere = 'external' | 'direct'

/** The value of `state` when the room was taken: `query` is empty, `free` says what is left. */
export const roomTaken = 0

export const bookingMessages = {
  way: '미팅 방법을 선택하시기 바랍니다',
  type: '미팅 유형을 선택해 주세요',
  who: '방문자를 선택해주세요',
  project: '고객사를 선택해주세요',
  clientName: '고객사명을 입력해주세요',
  date: '미팅 날짜를 선택해 주세요',
  place: '미팅 장소를 선택해 주세요',
  placeText: '미팅 장소를 입력해 주세요',
  time: '날짜와 시간을 입력해 주세요',
  order: '미팅시간을 정확히 선택해주시기 바랍니다',
  quarter: '회의실은 09:00부터 21:45까지 15분 단위로 예약할 수 있어요',
  count: '미팅 회차는 1 이상이어야 해요',
  between: '선택한 일정 사이에 일정이 존재합니다',
  taken: '이미 예약된 장소가 존재합니다',
  takenOnRestore: '그 시간에 이미 사용 중인 회의실이에요',
  added: '미팅일정이 추가되었습니다',
  addFailed: '추가 실패',
  visitedStays: '방문 완료된 미팅은 삭제할 수 없어요',
  reallyDelete: '미팅일정을 삭제할까요?',
} as const

type Maybe<Value> = Value | null | undefined

export interface BookingFields {
  mr_way?: Maybe<string>
  mr_type?: Maybe<number>
  ms_who?: Maybe<string>
  proj_no?: Maybe<number>
  client_name?: Maybe<string>
  /** `YYYY-MM-DD` */
  ms_dt?: Maybe<string>
  mr_no?: Maybe<number | string>
  mr_text?: Maybe<string>
  /** `HH:mm` */
  start?: Maybe<string>
  end?: Maybe<string>
}

export interface BookingProblem {
  field: keyof BookingFields | 'mr_count'
  message: string
}

type Step = [is_wrong: boolean, field: BookingProblem['field'], message: string]

const firstOf = (steps: Step[]): BookingProblem | null => {
  const wrong = steps.find(([isWrong]) => isWrong)
  return wrong ? { field: wrong[1], message: wrong[2] } : null
}

/** Who meets outside needs no place: it is outside. */
export const placeFor = <Place>(mr_way: Maybe<string>, mr_no: Place): Place | 'external' =>
  mr_way === 'outer' ? 'external' : mr_no

const placeSteps = ({ mr_way, mr_no, mr_text }: BookingFields): Step[] => {
  const place = placeFor(mr_way, mr_no)
  return [
    [!place, 'mr_no', bookingMessages.place],
    [place === 'direct' && !mr_text?.trim(), 'mr_text', bookingMessages.placeText],
  ]
}

/** The times that the selectors of a room offer. */
const quarters = /^(09|1\d|2[01]):(00|15|30|45)$/

/** Rooms are booked by the cells of their grid; elsewhere people meet when they like. */
export const fitsRoom = (start: string, end: string) => quarters.test(start) && quarters.test(end)

const timeSteps = ({ mr_way, mr_no, ms_dt, start, end }: BookingFields): Step[] => [
  [!ms_dt || !start || !end, start ? 'end' : 'start', bookingMessages.time],
  [(start ?? '') >= (end ?? ''), 'end', bookingMessages.order],
  [
    typeof placeFor(mr_way, mr_no) === 'number' && !fitsRoom(start ?? '', end ?? ''),
    quarters.test(start ?? '') ? 'end' : 'start',
    bookingMessages.quarter,
  ],
]

/** Checks a booking in ten steps (docs/rules.md, meetings) and returns the first fault, or null. */
export const bookingProblem = (draft: BookingFields): BookingProblem | null =>
  firstOf([
    [!draft.mr_way, 'mr_way', bookingMessages.way],
    [!draft.mr_type, 'mr_type', bookingMessages.type],
    [!draft.ms_who, 'ms_who', bookingMessages.who],
    [draft.ms_who === 'client' && !draft.proj_no, 'proj_no', bookingMessages.project],
    [draft.ms_who === 'people' && !draft.client_name?.trim(), 'client_name', bookingMessages.clientName],
    [!draft.ms_dt, 'ms_dt', bookingMessages.date],
    ...placeSteps(draft),
    ...timeSteps(draft),
  ])

/** What a waiting meeting needs before it stands again. */
export const restoreProblem = (draft: BookingFields & { mr_count?: Maybe<number> }): BookingProblem | null =>
  firstOf([
    [!draft.mr_way, 'mr_way', bookingMessages.way],
    [!draft.mr_type, 'mr_type', bookingMessages.type],
    [!draft.mr_count || draft.mr_count < 1, 'mr_count', bookingMessages.count],
    ...placeSteps(draft),
    ...timeSteps(draft),
  ])

interface Hours {
  start_dt?: Maybe<string>
  end_dt?: Maybe<string>
}

/** Date and times of a draft as the wire has them; a meeting that ends on another day has no time that makes sense. */
export const hoursOnOneDay = ({ start_dt, end_dt }: Hours): Pick<BookingFields, 'ms_dt' | 'start' | 'end'> => ({
  ms_dt: start_dt?.slice(0, 10),
  start: start_dt?.slice(11),
  end: start_dt && end_dt && start_dt.slice(0, 10) !== end_dt.slice(0, 10) ? '00:00' : end_dt?.slice(11),
})
