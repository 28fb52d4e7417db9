import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the specification quotes stays to the letter; everything else on screens is in one polite form (docs/rules.md, words). */
const quoted = new Set([
  '저장되었습니다.',
  '완료되었습니다',
  '정말 삭제하시겠습니까?',
  '해당 이미지를 삭제하시겠습니까?',
  '포켓을 추가하시겠습니까?',
  '포켓이 추가되었습니다',
  '미팅일정이 추가되었습니다',
  '미팅 방법을 선택하시기 바랍니다',
  '미팅시간을 정확히 선택해주시기 바랍니다',
  '선택한 일정 사이에 일정이 존재합니다',
  '이미 예약된 장소가 존재합니다',
  '개까지 추가 가능합니다',
  '이미지는 최대 1개까지 추가 가능합니다',
  '한번에 10GB 이하만 업로드 가능합니다, 초과파일은 분할압축 혹은 분할 업로드하여 등록해주세요.',
  '컨텐츠가 없습니다.',
  '등록된 첨부파일이 없습니다.',
  '미팅일정이 없습니다.',
  '팀원이 없습니다',
  '서버오류. 지속되면 고객센터로 연락바랍니다.',
  '다운로드가 완료되었습니다',
  '다운로드에 실패했습니다',
  '파일 다운로드에 실패했습니다.',
  '숫자와 하이픈만 입력 가능합니다.',
  '휴대폰 번호는 11자리여야 합니다.',
  '올바른 휴대폰 번호 형식이 아닙니다.',
  '하이픈 위치가 올바르지 않습니다.',
  '유효하지 않은 입력값입니다.',
  '원을 환불하시겠습니까?',
])

/** What somebody agrees to is written as a promise, a certificate, an estimate and a proof in the form that such papers have. */
const promises = new Set([
  '의 교육 과정을 성실히 마쳤기에 이 증서를 드립니다.',
  '아래와 같이 견적합니다.',
  '현재 위 금액이 아래와 같이 입금되었음을 확인합니다.',
  '입금된 금액이 모두 환불되었음을 확인합니다.',
  '위 비밀 유지 사항에 동의합니다.',
  '공유된 링크가 해제되는 것을 확인했습니다.',
  '자료 요청을 마치게 되는 것을 확인했습니다.',
])

const files = globSync([
  'packages/contract/src/**/*.ts',
  'apps/web/src/**/*.{ts,tsx}',
  'apps/server/src/**/*.messages.ts',
]).filter((file) => !/\.test\.ts$|confidentiality|terms|privacy/i.test(file))

const formal = /(?<!아)니다|니까|십시오|시오\./

/** The parts of a file's texts, cut where something is put in. */
const textsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*)'|`([^`]*)`|>([^<>{}]*)</g)].flatMap(([, ...texts]) =>
    texts.flatMap((text) => text?.split(/\$\{[^}]*\}/) ?? []).map((text) => text.trim()),
  )

test('toasts, questions and guidance are in one polite form', () => {
  expect(files.length).toBeGreaterThan(500)
  const others = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => formal.test(text) && !quoted.has(text) && !promises.has(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(others).toEqual([])
})

test('님 stands apart from the name before it', () => {
  const joined = files.filter((file) => /\}님/.test(readFileSync(file, 'utf8')))
  expect(joined).toEqual([])
})
