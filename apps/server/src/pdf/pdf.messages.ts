/** Fixed words of every PDF; a test proves that the fonts have each of their letters. */
export const pdfText = {
  pageOf: (number: number, count: number) => `${number} / ${count}`,
  picture: (alt: string) => (alt ? `[그림: ${alt}]` : '[그림은 PDF에 넣지 않았어요]'),
  noChart: '[그래프를 표시할 수 없어요]',
  noImage: '[이미지를 표시할 수 없어요]',
  representative: (name: string) => `대표 ${name}`,
  businessNumber: (number: string) => `사업자등록번호 ${number}`,
  phone: (phone: string) => `전화 ${phone}`,
  failed: 'PDF를 만들지 못했어요. 잠시 후 다시 시도해 주세요.',
  busy: '지금 만들고 있는 PDF가 많아요. 잠시 후 다시 시도해 주세요.',
  tooLong: '내용이 너무 많아 PDF로 만들 수 없어요.',
} as const

/** The labels of the supplier's box on sealed papers. */
export const supplierText = {
  businessNumber: '등록번호',
  company: '상호',
  representative: '대표자',
  address: '주소',
  business: '업태',
  businessItem: '종목',
  phone: '전화',
} as const
