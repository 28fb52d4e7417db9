import { showDate } from '@crm/contract/kit/dates'
import { showNumber } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { type AlimtalkSubject, defineAlimtalk } from '../../../alimtalk/defineAlimtalk.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { estimateLink } from '../approval.service.ts'
import { linksText } from './links.messages.ts'
import { findLinkToSend, type LinkToSend, setToken } from './links.queries.ts'
import { linkUrl, newToken } from './linkTokens.ts'

/** What a client may be shown: an older or a withdrawn version is not sent any more. */
export const isSendable = ({ est_state, is_revoked }: LinkToSend) =>
  !is_revoked && (est_state === 'issued' || est_state === 'accepted' || est_state === 'expired')

const unsent = { refusal: linksText.notSendable, outcome: linksText.withdrawn }

/** One link goes to one person. */
const aboutEstimateLink: AlimtalkSubject<LinkToSend> = {
  table: 'estimate_links',
  find: findLinkToSend,
  contactsOf: ({ elk_name, elk_phone, elk_email }) => [{ name: elk_name, number: elk_phone, email: elk_email }],
  obstacleOf: (link) => (link && isSendable(link) ? null : unsent),
  linkOf: (_, link) => (link ? estimateLink(link) : pathOf('Index')),
}

export const estimateIssuedTalk = defineAlimtalk({
  name: 'estimate_issued',
  title: '견적서 안내',
  subject: aboutEstimateLink,
  lines: [
    '#{이름} 님, 안녕하세요. #{회사}입니다.',
    '요청하신 견적서를 보내 드려요.',
    '',
    '■ 견적: #{견적}',
    '■ 번호: #{번호}',
    '■ 합계: #{합계}원',
    '■ 유효 기간: #{기한}까지',
    '',
    '아래 주소에서 내용을 확인하고 질문하거나 답할 수 있어요.',
    '#{주소}',
  ],
  gaps: ({ est_title, est_code, est_amount, est_valid_dt }: LinkToSend) => ({
    견적: est_title,
    번호: est_code,
    합계: showNumber(est_amount),
    기한: showDate(est_valid_dt),
  }),
  gapsWhenSent: {
    // Made when the message leaves, because only its hash is kept.
    주소: async ({ db, config }, { elk_no }) => {
      const token = newToken()
      await setToken(db, elk_no, hashToken(token))
      return linkUrl(config, token)
    },
  },
  sample: {
    견적: 'IR 덱 제작',
    번호: 'BE-2026-00147',
    합계: '13,580,245',
    기한: '12.01(화)',
    주소: 'https://crm.example.com/public/estimate?t=…',
  },
})
