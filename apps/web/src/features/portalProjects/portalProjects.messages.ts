export const portalProjectsText = {
  missingTitle: '프로젝트를 찾을 수 없어요.',
  missingDescription: '우리 회사의 프로젝트만 볼 수 있어요.',
  progress: '진행 상황',
  now: '현재 단계',
  done: '지난 단계',
  toCome: '남은 단계',
  checking: '진행 단계를 확인하고 있어요. 궁금한 점은 담당자에게 문의해 주세요.',
  contacts: '담당자',
  noContacts: '담당자를 정하고 있어요.',
  phone: '전화',
  mail: '메일',
} as const
