export const calendarWords = {
  /** `빌더스컨설팅 가이드미팅 3회차` */
  summary: (company: string, kind: string) => `${company} ${kind}`,
  description: ({ proj_name, managers }: { proj_name: string | null; managers: string[] }) =>
    [proj_name && `프로젝트: ${proj_name}`, managers.length > 0 && `담당: ${managers.join(', ')}`]
      .filter(Boolean)
      .join('\n'),
  notPlanned: '일정이 정해진 미팅만 캘린더에 담을 수 있어요.',
} as const
