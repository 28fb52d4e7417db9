import type { ClientFilter, ClientType } from '@crm/contract/features/clients/clients'
import { showNumber } from '@crm/contract/kit/numbers'

const emptyOf: Record<ClientType, string> = {
  client: '등록된 고객사가 없어요.',
  vc: '등록된 VC가 없어요.',
  partner: '등록된 파트너가 없어요.',
}

export const clientsText = {
  palette: { create: ['고객 등록', '고객사 등록', 'VC 등록'], import: ['고객 가져오기', '엑셀 업로드'] },
  importTitle: '고객사 · VC 엑셀로 등록',
  list: {
    title: '고객사 · VC',
    context: '거래하는 회사와 담당자, 포켓을 한곳에서 관리해요.',
    empty: ({ client_type }: Pick<ClientFilter, 'client_type'>) => emptyOf[client_type],
    notFound: '조건에 맞는 회사가 없어요.',
    create: '회사 등록',
    found: '고객사',
  },
  search: '회사명, 대표자, 번호 검색',
  kinds: '회사 구분',
  allStates: '전체 상태',

  company: '회사 정보',
  contacts: '연락처',
  meetings: '미팅',
  address: '주소',
  classification: '분류와 담당',
  files: '첨부파일',
  members: '회원',
  pocket: '포켓',
  pocketManage: '포켓 관리',
  points: (cash: number) => `${showNumber(cash)} 포켓`,
  note: '내부 메모',
  noteHint: '직원만 볼 수 있어요. 고객사에는 보이지 않아요.',
  noContacts: '등록된 연락처가 없어요.',
  noMembers: '가입한 회원이 없어요.',
  noManagers: '담당자가 없어요.',
  people: (count: number) => `${count}명`,
  edit: '수정',
  since: (date: string) => `${date} 등록`,
  openHomepage: (name: string) => `${name} 홈페이지 새 창으로 열기`,

  missingTitle: '회사를 찾을 수 없어요',
  missingDescription: '주소가 바뀌었거나 등록되지 않은 회사예요.',

  createTitle: '회사 등록',
  createContext: '회사명만 있어도 등록할 수 있어요. 나머지는 나중에 채워도 돼요.',
  editTitle: '회사 수정',
  namePlaceholder: '예: 주식회사 그린루프',
  bizNoPlaceholder: '000-00-00000',
  homepagePlaceholder: 'https://',
  managersPlaceholder: '이름이나 초성으로 찾기',
  choose: '선택해 주세요',
  roadAddress: '도로명 주소',

  sameNumber: '이미 등록된 사업자등록번호예요.',
  sameName: '이름이 같은 회사가 있어요. 이미 등록된 회사인지 확인해 주세요.',
  alikeName: '이름이 비슷한 회사가 있어요. 이미 등록된 회사인지 확인해 주세요.',
  openCompany: (name: string) => `${name} 새 창으로 보기`,
} as const
