import type { MailContent } from '../outbox/renderMail.ts'

/** What is mailed to people on their way in. */
export const mails = {
  joined: (user_name: string): MailContent => ({
    subject: '가입 신청을 받았어요',
    user_name,
    lines: [
      '가입 신청을 받았어요. 담당자가 확인한 뒤 결과를 메일로 알려 드릴게요.',
      '',
      '신청한 적이 없다면 이 메일에 답장으로 알려 주세요.',
    ],
  }),
  ids: (user_name: string, ids: string[], loginUrl: string): MailContent => ({
    subject: '아이디를 알려 드려요',
    user_name,
    lines: [
      '이 메일 주소로 가입된 아이디예요.',
      ...ids.map((user_id) => `  · ${user_id}`),
      '',
      `로그인: ${loginUrl}`,
      '',
      '요청한 적이 없다면 이 메일을 무시해도 괜찮아요.',
    ],
  }),
  reset: (user_name: string, resetUrl: string, minutes: number): MailContent => ({
    subject: '비밀번호를 다시 정해 주세요',
    user_name,
    lines: [
      `아래 링크에서 새 비밀번호를 정해 주세요. 링크는 ${minutes}분 동안 한 번만 사용할 수 있어요.`,
      resetUrl,
      '',
      '요청한 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않아요.',
    ],
  }),
  passwordChanged: (user_name: string): MailContent => ({
    subject: '비밀번호가 변경되었어요',
    user_name,
    lines: [
      '비밀번호가 변경되어 모든 기기에서 로그아웃했어요.',
      '직접 변경하지 않았다면 바로 비밀번호 찾기로 다시 변경하고 고객센터로 알려 주세요.',
    ],
  }),
  deviceCode: (user_name: string, code: string, device: string, minutes: number): MailContent => ({
    subject: `기기 인증번호 ${code}`,
    user_name,
    lines: [
      `인증번호는 ${code} 이에요. ${minutes}분 안에 입력해 주세요.`,
      ...(device ? [`기기: ${device}`] : []),
      '',
      '로그인한 적이 없다면 누군가 비밀번호를 알고 있는 거예요. 바로 비밀번호를 변경해 주세요.',
    ],
  }),
}

export const joinTexts = {
  applicant: {
    emp: '새 직원이 가입 승인을 기다려요',
    client: '새 고객사 회원이 가입 승인을 기다려요',
    vc: '새 VC 회원이 가입 승인을 기다려요',
  },
  codeWrong: (left: number) => `인증번호가 올바르지 않아요. ${left}번 더 입력할 수 있어요.`,
  codeUsedUp: '인증번호를 5번 잘못 입력했어요. 새 인증번호를 받아 주세요.',
  codeTooSoon: (seconds: number) => `${seconds}초 뒤에 다시 보낼 수 있어요.`,
  codesUsedUp: '하루에 받을 수 있는 인증번호를 모두 사용했어요. 관리자에게 문의해 주세요.',
  noEmail: '계정에 등록된 이메일이 없어요. 관리자에게 문의해 주세요.',
  noDevice: '기기를 확인할 수 없어요. 브라우저의 저장 공간을 허용한 뒤 다시 시도해 주세요.',
} as const
