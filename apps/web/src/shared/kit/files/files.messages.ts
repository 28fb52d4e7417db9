/** The quoted ones are to the letter (docs/rules.md, files). */
export const filesText = {
  title: '첨부파일',
  drop: '파일을 끌어다 놓거나 눌러서 선택해 주세요',
  limits: '한 번에 10개, 10GB까지 올릴 수 있어요',
  noFolders: '폴더는 올릴 수 없어요. 압축해서 올려 주세요.',
  more: '더 보기',

  chosen: '저장하면 올라가요',
  waiting: '기다리는 중',
  paused: '연결되면 이어서 올려요',
  finishing: '마무리하는 중',
  progress: (name: string) => `${name} 올리는 중`,
  cancel: '업로드 취소',
  leaveOut: '빼기',
  retry: '다시 시도',
  uploaded: '업로드를 완료했어요',
  uploadFailed: '업로드하지 못했어요. 다시 시도해 주세요.',
  fileChanged: '파일이 바뀌었거나 없어졌어요. 다시 선택해 주세요.',
  connectionLost: '연결이 끊어졌어요. 다시 시도해 주세요.',

  download: '다운로드',
  downloading: '다운로드 중',
  cancelDownload: '다운로드 취소',
  downloaded: '다운로드가 완료되었습니다',
  downloadStarted: '다운로드를 시작했어요. 진행은 브라우저에서 확인해 주세요.',
  serverFailed: '서버오류. 지속되면 고객센터로 연락바랍니다.',
  noLink: '파일 다운로드에 실패했습니다.',
  downloadFailed: '다운로드에 실패했습니다',
  notLocally: '로컬 환경에서는 테스트할 수 없어요.',

  open: '새 창에서 보기',
  rename: '이름 변경',
  renameTitle: '파일 이름을 바꿀까요?',
  fileName: '파일 이름',
  nameMissing: '파일 이름을 입력해 주세요.',
  remove: '삭제',

  addImage: '이미지 추가',
  tooManyImages: (max: number) => `이미지는 최대 ${max}개까지 추가 가능합니다`,
  reallyDeleteImage: '해당 이미지를 삭제하시겠습니까?',
  removeImage: '이미지 삭제',
  notAnImage: '이미지 파일만 추가할 수 있어요.',
  unreadableImage: '이미지를 읽지 못했어요. 다른 파일을 선택해 주세요.',
  noImage: '등록된 이미지가 없어요',

  unfinished: (name: string, others: number) =>
    `올리다 만 파일이 있어요: ${name}${others > 0 ? ` 외 ${others}개` : ''}. 같은 파일을 다시 고르면 이어서 올려요.`,
  forgetUnfinished: '그만두기',

  excel: '엑셀 다운로드',
  excelBusy: '만드는 중',
  pdf: 'PDF 다운로드',
} as const
