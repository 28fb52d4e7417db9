export const companyProfileText = { seal: '직인', made: '기본 직인', picture: '등록한 그림' } as const
