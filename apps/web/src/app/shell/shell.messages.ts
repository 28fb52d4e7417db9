export const text = {
  skip: '본문으로 건너뛰기',
  menu: '주 메뉴',
  openMenu: '메뉴 열기',
  narrow: '메뉴 접기',
  widen: '메뉴 펼치기',
  builder: 'Builder',
  userMenu: (name: string) => `${name} 님의 메뉴`,
  clientGreeting: (company: string) => `${company} 님, 안녕하세요`,
} as const
