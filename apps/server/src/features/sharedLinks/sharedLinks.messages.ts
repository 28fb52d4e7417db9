export const sharedLinkTexts = {
  passwordWrong: (left: number) => `비밀번호가 올바르지 않아요. ${left}번 더 시도할 수 있어요.`,
  passwordLocked: (minutes: number) => `비밀번호를 여러 번 잘못 입력했어요. ${minutes}분 뒤에 다시 시도해 주세요.`,
  codeWrong: (left: number) => `인증번호가 올바르지 않아요. ${left}번 더 시도할 수 있어요.`,
  codeTooSoon: (seconds: number) =>
    `${seconds > 90 ? `${Math.ceil(seconds / 60)}분` : `${seconds}초`} 뒤에 인증번호를 다시 받을 수 있어요. 이미 보낸 메일이 있는지도 확인해 주세요.`,
  codesUsedUp: '오늘 받을 수 있는 인증번호를 모두 받았어요. 내일 다시 시도해 주세요.',
  zipped: (count: number) => `파일 ${count}개를 한 번에`,
  unnamed: '링크로 온 사람',
  oneByOne: '워터마크를 넣어 받는 공유라 한꺼번에 받을 수 없어요. 하나씩 받아 주세요.',
  noDownload: '다운로드할 수 없는 공유예요.',
} as const

/** What the record of a share says about a refusal. */
export const refusals = {
  password: '비밀번호가 틀림',
  locked: '비밀번호 시도 초과',
  address: '허용되지 않은 주소',
  code: '인증번호가 틀림',
} as const

export const mails = {
  code: (email: string, code: string, minutes: number) => ({
    user_name: email,
    subject: `[${code}] 공유 자료 열람 인증번호`,
    lines: [
      '공유된 자료를 열기 위한 인증번호예요.',
      '',
      code,
      '',
      `${minutes}분 안에 입력해 주세요. 요청하지 않으셨다면 이 메일을 무시해 주세요.`,
    ],
  }),
}
