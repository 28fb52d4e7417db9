import { showNumber } from '@crm/contract/kit/numbers'

export const sealingText = {
  unreadable: '계약서를 봉인하는 인증서를 읽을 수 없어서 서명 요청을 보낼 수 없어요. 관리자에게 알려 주세요.',
  expiring: '계약서를 봉인하는 인증서가 곧 만료되어 서명 요청을 보낼 수 없어요. 관리자에게 알려 주세요.',
  reason: '전자계약 봉인',
  place: '대한민국',
  notUnsealed: '체결되고 아직 봉인되지 않은 계약만 봉인할 수 있어요.',
  unsealedTitle: (title: string) => `‘${title}’ 계약이 아직 봉인되지 않았어요`,
  unsealedBody: (client: string) => `${client}의 모든 서명이 끝났지만 계약서를 만들지 못했어요. 다시 봉인해 주세요.`,
  headSubject: (day: string) => `전자계약 기록의 해시 (${day})`,
  headLines: (contracts: number, hash: string) => [
    `지금까지의 계약 ${showNumber(contracts)}건의 기록을 하나의 해시로 묶었어요.`,
    hash,
    '이 메일을 보관해 주세요. 지난 계약의 기록이 하나라도 바뀌면 이 해시와 맞지 않아요.',
  ],
  headBrokenTitle: '지난 계약의 기록이 바뀌었어요',
  headBrokenBody: (day: string) =>
    `${day}까지의 기록이 그날 밤의 해시와 맞지 않아요. 보관한 메일과 데이터베이스를 확인해 주세요.`,
} as const

/** What is looked at in a dropped PDF. */
export const checkNames = {
  signature: '전자서명',
  whole: '문서 전체를 덮는 서명',
  certificate: '회사 인증서',
  hash: '발급 기록의 해시',
  chain: '감사추적 기록',
} as const
