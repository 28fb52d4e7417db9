import type { User } from '@crm/contract/features/auth/auth'

const companyOf = ({ client_name, vc_name }: Pick<User, 'client_name' | 'vc_name'>) => client_name ?? vc_name

export const clientViewText = {
  start: { client: '고객으로 보기', vc: 'VC로 보기', emp: '' },
  startFor: (name: string) => `${name} 님이 보는 화면을 새 창에서 읽기 전용으로 열어요. 누가 보았는지 이력에 남아요.`,
  blocked: '새 창이 차단되었어요. 브라우저에서 이 사이트의 팝업을 허용해 주세요.',
  label: '고객으로 보기',
  viewing: (user: Pick<User, 'user_name' | 'client_name' | 'vc_name'>) => {
    const company = companyOf(user)
    return `${user.user_name} 님${company ? `(${company})` : ''} 화면을 보는 중이에요 · 읽기 전용`
  },
  end: '보기 끝내기',
} as const
