import type { MailContent } from '../outbox/renderMail.ts'

export const colleagueTexts = {
  joined: (client_name: string, user_name: string) => `${client_name}의 ${user_name} 님이 초대로 가입했어요`,
  removed: (client_name: string, user_name: string) => `${client_name}에서 ${user_name} 님을 제외했어요`,
  removedReason: (by: string) => `${by} 님이 회사에서 제외했어요`,
}

export const mails = {
  invited: (user_email: string, client_name: string, by: string, url: string, days: number): MailContent => ({
    subject: `${client_name} · ${by} 님이 초대했어요`,
    user_name: user_email,
    lines: [
      `${by} 님이 고객 포털에서 ${client_name}의 프로젝트와 미팅을 함께 보자고 초대했어요.`,
      `아래 링크에서 가입하면 바로 볼 수 있어요. 링크는 ${days}일 동안 한 번만 사용할 수 있어요.`,
      url,
      '',
      '모르는 초대라면 이 메일을 무시해 주세요.',
    ],
  }),
  welcome: (user_name: string, client_name: string): MailContent => ({
    subject: '가입을 마쳤어요',
    user_name,
    lines: [`${client_name}의 고객 포털을 바로 사용할 수 있어요.`],
  }),
  removed: (user_name: string, client_name: string): MailContent => ({
    subject: '고객 포털 계정이 닫혔어요',
    user_name,
    lines: [
      `${client_name}에서 회원님을 제외해 더 이상 로그인할 수 없어요.`,
      '',
      '잘못되었다면 회사 동료에게 문의해 주세요.',
    ],
  }),
}
