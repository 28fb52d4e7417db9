import type { MailContent } from '../outbox/renderMail.ts'

const notMe = '직접 변경하지 않았다면 바로 고객센터로 알려 주세요.'

/** What is mailed to people about their own account. */
export const mails = {
  passwordChanged: (user_name: string): MailContent => ({
    subject: '비밀번호가 변경되었어요',
    user_name,
    lines: [
      '비밀번호가 변경되어 다른 기기에서는 모두 로그아웃했어요.',
      '직접 변경하지 않았다면 바로 비밀번호 찾기로 다시 변경하고 고객센터로 알려 주세요.',
    ],
  }),
  /** Sent to the old address, so that its owner learns of a change they did not make. */
  emailChanged: (user_name: string, user_email: string): MailContent => ({
    subject: '이메일 주소가 변경되었어요',
    user_name,
    lines: [`앞으로 메일을 ${user_email} 주소로 보내 드려요.`, notMe],
  }),
  emailCode: (user_name: string, new_email: string, code: string, minutes: number): MailContent => ({
    subject: '이메일 주소 변경 인증번호',
    user_name,
    lines: [
      `이메일 주소를 ${new_email}(으)로 변경하려면 아래 인증번호를 ${minutes}분 안에 입력해 주세요.`,
      code,
      notMe,
    ],
  }),
  deviceRevoked: (user_name: string, device_name: string): MailContent => ({
    subject: '기기 인증이 해제되었어요',
    user_name,
    lines: [`${device_name} 기기의 인증을 해제했어요. 그 기기에서는 다시 인증해야 로그인할 수 있어요.`, notMe],
  }),
  left: (user_name: string): MailContent => ({
    subject: '탈퇴가 완료되었어요',
    user_name,
    lines: [
      '서비스에서 탈퇴하고 모든 기기에서 로그아웃했어요. 그동안 이용해 주셔서 고마워요.',
      '관련 법령에 따라 계약과 결제 기록은 5년, 문의 기록은 3년 동안 보관해요.',
    ],
  }),
}

export const alarms = {
  left: (client_name: string, user_name: string) => `${client_name} ${user_name} 님이 탈퇴했어요`,
}

export const problems = {
  codeTooSoon: (seconds: number) => `인증번호는 ${seconds}초 뒤에 다시 받을 수 있어요.`,
  codeWrong: (left: number) => `인증번호가 올바르지 않아요. ${left}번 더 입력할 수 있어요.`,
}
