interface ProblemKind {
  status: number
  message: string
}

/** Every code a refusal may carry, its HTTP status, and what is said when nothing better is known. */
export const problems = {
  invalid_input: { status: 400, message: '입력한 내용을 확인해 주세요.' },
  malformed_request: { status: 400, message: '요청 형식이 올바르지 않아요.' },
  not_signed_in: { status: 401, message: '로그인이 필요해요.' },
  wrong_credentials: { status: 401, message: '아이디 또는 비밀번호가 올바르지 않아요.' },
  account_closed: { status: 401, message: '사용할 수 없는 계정이에요.' },
  not_allowed: { status: 403, message: '접근 권한이 없어요.' },
  read_only: { status: 403, message: '고객 화면을 읽기 전용으로 보고 있어 바꿀 수 없어요.' },
  not_active: { status: 403, message: '승인된 뒤에 사용할 수 있어요.' },
  device_unverified: { status: 403, message: '기기 인증을 마친 뒤에 사용할 수 있어요.' },
  not_found: { status: 404, message: '찾을 수 없어요. 삭제되었거나 주소가 바뀌었을 수 있어요.' },
  wrong_method: { status: 405, message: '지원하지 않는 요청이에요.' },
  too_slow: { status: 408, message: '보낸 내용을 끝까지 받지 못했어요. 연결 상태를 확인하고 다시 시도해 주세요.' },
  conflict: { status: 409, message: '다른 사람이 먼저 바꾸었어요. 새로 고친 뒤 다시 시도해 주세요.' },
  not_enough_pocket: { status: 409, message: '포켓이 부족해요. 잔액을 확인해 주세요.' },
  link_expired: { status: 410, message: '더 이상 사용할 수 없는 링크예요. 비밀번호 찾기를 다시 해 주세요.' },
  code_expired: { status: 410, message: '사용할 수 없는 인증번호예요. 새 인증번호를 받아 주세요.' },
  too_large: { status: 413, message: '보낸 내용이 너무 커요.' },
  wrong_media: { status: 415, message: '지원하지 않는 형식이에요.' },
  out_of_range: { status: 416, message: '요청한 범위는 파일에 없어요.' },
  key_reused: { status: 422, message: '같은 요청 번호로 다른 내용을 보냈어요. 새로 고친 뒤 다시 시도해 주세요.' },
  account_locked: { status: 423, message: '비밀번호를 5번 잘못 입력해 10분 동안 로그인할 수 없어요.' },
  too_many: { status: 429, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' },
  failed: { status: 500, message: '서버오류. 지속되면 고객센터로 연락바랍니다.' },
  disk_full: { status: 507, message: '저장 공간이 부족해요. 관리자에게 알려 주세요.' },
  unavailable: { status: 503, message: '서비스가 잠시 불안정해요. 잠시 후 다시 시도해 주세요.' },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problems
