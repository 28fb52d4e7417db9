export const coursesText = {
  excel: '강의',
  contentMissing: '내용을 입력해 주세요.',
  deleted: '삭제된 강의예요. 복구한 뒤 바꿔 주세요.',
  soldCourse: '판매된 강의는 삭제할 수 없어요. 판매를 종료해 주세요.',
  soldLecture: '판매된 강의의 차시는 삭제할 수 없어요. 숨김으로 바꿔 주세요.',
  notOnSale: '판매 중인 강의가 아니에요.',
  notDeleted: '삭제된 강의가 아니에요.',
  copy: '사본',
  chapterHasLectures: '차시가 있는 챕터는 삭제할 수 없어요. 차시를 먼저 옮기거나 삭제해 주세요.',
  tooManyChapters: '챕터는 100개까지 만들 수 있어요.',
  tooManyLectures: '차시는 챕터마다 200개까지 만들 수 있어요.',
  tooManyPictures: '이미지는 최대 1개까지 추가 가능합니다',
  notAPicture: 'PNG, JPEG, GIF, WebP 이미지를 10MB까지 올릴 수 있어요.',
  chapter: '챕터',
  lecture: '차시',
  added: '추가',
  removed: '삭제',
  yes: '예',
  no: '아니요',
} as const

/** What a course needs before it is sold. */
export const missingText = {
  picture: '대표 이미지를 올려 주세요.',
  summary: '한 줄 소개를 입력해 주세요.',
  content: '상세 소개를 입력해 주세요.',
  teacher: '강사를 정해 주세요.',
  lectures: '보이는 차시를 1개 이상 만들어 주세요.',
  sample: '맛보기 강의를 1개 이상 정해 주세요.',
  paid: '유료 강의에는 맛보기가 아닌 차시가 1개 이상 있어야 해요.',
  video: (title: string) => `‘${title}’ 차시의 영상을 올려 주세요.`,
  text: (title: string) => `‘${title}’ 차시의 내용을 입력해 주세요.`,
} as const

/** The words of the history for what the forms have no field for. */
export const curriculumFields = {
  crc_title: '챕터 이름',
  crl_title: '차시 제목',
  crl_content: '차시 내용',
  crl_seconds: '영상 길이(초)',
  is_sample: '맛보기',
  is_hidden: '숨김',
} as const
