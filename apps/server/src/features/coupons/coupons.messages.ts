import { showDate } from '@crm/contract/kit/dates'
import { won } from '@crm/contract/kit/numbers'

const unusable = '사용할 수 없는 쿠폰이에요.'

export const couponText = {
  unusable,
  planned: (day: string) => `${unusable} ${showDate(day)}부터 쓸 수 있어요.`,
  ended: `${unusable} 기간이 지났어요.`,
  usedUp: `${unusable} 모두 소진되었어요.`,
  wrongTarget: `${unusable} 이 강의에는 쓸 수 없어요.`,
  tooSmall: (least: number) => `${unusable} ${won(least)} 이상부터 쓸 수 있어요.`,
  usedByPerson: `${unusable} 이미 사용했어요.`,
  usedByCompany: `${unusable} 회사에서 쓸 수 있는 횟수를 모두 썼어요.`,
  alreadyInBox: '이미 쿠폰함에 있어요.',
  takenCode: `${unusable} 이미 등록된 코드예요.`,
  locked: '쿠폰 코드를 10번 잘못 입력했어요. 10분 뒤에 다시 시도해 주세요.',
  codeTaken: '이미 쓰고 있는 코드예요. 다른 코드를 입력해 주세요.',
  stopped: '중지',
  running: '사용',
  together: '함께 할인',
  apart: '더 큰 할인만',
  onlyLittle: '사용된 쿠폰은 종료일, 더 큰 총수량, 중지만 바꿀 수 있어요.',
  removeUsed: '사용된 쿠폰은 삭제할 수 없어요. 중지해 주세요.',
  belowTaken: '이미 사용된 수보다 적게 정할 수 없어요.',
  notCodes: '일회용 코드를 쓰는 쿠폰이 아니에요.',
  notGiven: '직접 지급하는 쿠폰이 아니에요.',
  notClients: '고객 회원에게만 지급할 수 있어요.',
}
