import { showDate } from '@crm/contract/kit/dates'

export const linksText = {
  withdrawn: '회수한 링크라서 보내지 않았어요.',
  notSendable: '발행한 견적만 보낼 수 있어요.',
  mailSubject: (est_title: string) => `견적서를 보내 드려요: ${est_title}`,
  mailLines: (company: string, est_code: string, amount: string, until: string, url: string) => [
    `${company}에서 견적서 ${est_code}를 보내 드려요.`,
    `합계는 ${amount}원이고 ${showDate(until)}까지 유효해요.`,
    '아래 주소에서 내용을 확인하고 질문하거나 승낙할 수 있어요. 같은 견적서를 PDF로 첨부했어요.',
    '',
    url,
    '',
    '이 주소를 아는 사람은 누구나 견적서를 볼 수 있으니 다른 사람에게 보내지 마세요.',
  ],
  readTitle: (client_name: string, est_title: string) => `${client_name}에서 ‘${est_title}’ 견적서를 읽었어요`,
  questionTitle: (client_name: string, est_title: string) => `${client_name}에서 ‘${est_title}’ 견적을 질문했어요`,
  reissueTitle: (client_name: string, est_title: string) =>
    `${client_name}에서 ‘${est_title}’ 견적의 재발행을 요청했어요`,
  readBy: (name: string, est_code: string) => [name, est_code].filter(Boolean).join(' · '),
} as const
