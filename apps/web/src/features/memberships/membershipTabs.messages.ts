export const membershipTabText = { companies: '회원사', plans: '상품', own: '멤버십' } as const
