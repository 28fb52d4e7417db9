import type { ShareRules } from '@crm/contract/features/fileShares/fileShares.rows'

/** How the record of a share names the rules that were changed. */
export const ruleWords: Record<keyof ShareRules | 'password' | 'user_nos', string> = {
  title: '제목',
  expires_dt: '기간',
  most_opens: '여는 횟수',
  needs_email: '이메일 확인',
  allowed: '허용 주소',
  needs_nda: '비밀 유지 동의',
  may_download: '다운로드',
  may_comment: '댓글',
  has_watermark: '워터마크',
  password: '비밀번호',
  user_nos: '대상',
}

export const fileShareTexts = {
  shared: (name: string) => `자료가 공유되었어요: ${name}`,
  opened: (name: string) => `공유한 링크가 열렸어요: ${name}`,
  openedBy: (reader: string | null) => reader ?? '이름을 밝히지 않은 사람',
  ended: '이미 끝난 공유예요.',
  guest: '손님',
  manyFiles: (count: number) => `파일 ${count}개를 한 번에`,
} as const

export const acceptanceTexts = {
  subtitle: (version: string) => `본문 버전 ${version}`,
  name: '동의한 사람',
  email: '확인된 이메일',
  noEmail: '확인하지 않음',
  when: '동의한 시각',
  ip: '접속 주소',
  what: '공유 자료',
  browser: '접속 프로그램',
  fileName: (name: string, day: string) => `비밀유지서약_${name}_${day}.pdf`,
} as const
