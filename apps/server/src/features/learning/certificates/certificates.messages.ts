export const certificateText = {
  title: '수료증',
  number: '발급 번호',
  name: '성명',
  company: '소속',
  course: '과정명',
  hours: '교육 시간',
  period: '교육 기간',
  date: '수료일',
  words: (company: string) => `위 사람은 ${company}의 교육 과정을 성실히 마쳤기에 이 증서를 드립니다.`,
  seal: '인',
  length: (seconds: number) => {
    const minutes = Math.max(1, Math.round(seconds / 60))
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return [hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ')
  },
  file: (course: string, name: string) => `수료증_${course}_${name}.pdf`,
  record: '학습 이력 확인서',
  recordFile: (course: string, name: string) => `학습이력확인서_${course}_${name}.pdf`,
  lecture: '강의',
  opened: '처음 연 때',
  minutes: '학습 시간(분)',
  state: '상태',
  done: '완료',
  notDone: '학습 중',
  sum: '합계',
  recordNote: '학습 시간은 서버가 보낸 영상과 서버의 시계로 확인한 시간이에요. 같은 구간은 한 번만 세요.',
  none: '학습한 강의가 없어요.',
} as const
