export const sealingText = {
  unreadable: '계약서를 봉인하는 인증서를 읽을 수 없어서 서명 요청을 보낼 수 없어요. 관리자에게 알려 주세요.',
  expiring: '계약서를 봉인하는 인증서가 곧 만료되어 서명 요청을 보낼 수 없어요. 관리자에게 알려 주세요.',
  reason: '전자계약 봉인',
  place: '대한민국',
  notUnsealed: '체결되고 아직 봉인되지 않은 계약만 봉인할 수 있어요.',
  unsealedTitle: (title: string) => `‘${title}’ 계약이 아직 봉인되지 않았어요`,
  unsealedBody: (client: string) => `${client}의 모든 서명이 끝났지만 계약서를 만들지 못했어요. 다시 봉인해 주세요.`,
} as const

/** What is looked at in a dropped PDF. */
export const checkNames = {
  signature: '전자서명',
  whole: '문서 전체를 덮는 서명',
  certificate: '회사 인증서',
  hash: '발급 기록의 해시',
  chain: '감사추적 기록',
} as const
