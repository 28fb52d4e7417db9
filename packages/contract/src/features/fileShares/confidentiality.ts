/** The texts that guests accept, by version. A text that somebody has accepted is never edited: a change is a new version. */
const texts = {
  '2026-11': {
    title: '비밀 유지 서약',
    paragraphs: (company: string) => [
      `본인은 ${company}(이하 "회사")가 공유한 자료를 열람하면서 다음 사항을 지킬 것을 약속합니다.`,
      '1. 공유된 자료와 그 내용(사업계획, 재무, 기술, 고객 정보를 포함하며 이에 한정하지 않음)을 비밀로 유지하고, 회사의 서면 동의 없이 제3자에게 공개하거나 전달하지 않습니다.',
      '2. 자료는 열람을 요청받은 목적으로만 사용하며, 그 밖의 목적으로 복제·촬영·저장·배포하지 않습니다.',
      '3. 자료를 볼 수 있는 주소와 비밀번호, 인증번호를 다른 사람에게 알려 주지 않습니다.',
      '4. 이미 공개된 정보, 본인이 적법하게 먼저 알고 있던 정보, 법령에 따라 공개해야 하는 정보는 예외로 합니다.',
      '5. 회사가 요청하면 보관 중인 자료와 사본을 지체 없이 삭제하거나 돌려줍니다.',
      '6. 이 약속을 어겨 회사나 자료의 권리자에게 손해가 생기면 관련 법령에 따라 책임을 집니다.',
      '7. 동의한 이름, 시각, 접속 주소와 본문의 버전은 동의 사실을 확인하기 위해 기록되고 보관됩니다.',
    ],
  },
} as const

export type ConfidentialityVersion = keyof typeof texts

export const currentConfidentiality: ConfidentialityVersion = '2026-11'

/** The text of a version; undefined for one that never was. */
export const confidentialityText = (version: string, company: string) => {
  const text = Object.hasOwn(texts, version) ? texts[version as ConfidentialityVersion] : undefined
  return text && { version, title: text.title, paragraphs: text.paragraphs(company) }
}
