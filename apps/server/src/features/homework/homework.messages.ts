import { showDate } from '@crm/contract/kit/dates'

export const homeworkText = {
  setTitle: (crs_title: string, lectures: number) => `‘${crs_title}’ ${lectures}강이 과제로 나왔어요`,
  dueTitle: (crs_title: string) => `내일까지 볼 강의가 있어요: ‘${crs_title}’`,
  until: (day: string) => `${showDate(day)}까지 봐 주세요.`,
  untilMeeting: (day: string | null) =>
    day ? `다음 미팅 ${showDate(day)} 전까지 봐 주세요.` : '다음 미팅 전까지 봐 주세요.',
  left: (left: number) => `아직 ${left}강이 남았어요.`,
  noCompany: '고객사가 없는 미팅에는 과제를 낼 수 없어요.',
  past: '오늘이나 그 뒤의 날을 골라 주세요.',
} as const
