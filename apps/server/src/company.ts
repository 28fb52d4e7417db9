import { type Channel, type CompanyInfo, type GuidePage, guidePage } from '@crm/contract/features/portal/portal'
import { keysOf } from '@crm/contract/kit/keysOf'
import * as z from 'zod'

/** Elsewhere, or a file that this server itself has. */
const address = (what: string) =>
  z
    .string()
    .regex(/^(https?:\/\/[^\s/]|\/(?!\/))\S*$/)
    .optional()
    .describe(`${what}. 예: https://www.example.com`)

const words = (what: string) => z.string().trim().min(1).max(200).optional().describe(what)

/** The company that runs the portal: the facts and links that its footer and menu show. */
export const companySettings = {
  COMPANY_NAME: words('회사 이름. 예: 빌더스컨설팅'),
  COMPANY_REPRESENTATIVE: words('대표자 이름. 예: 김서연'),
  COMPANY_BUSINESS_NUMBER: words('사업자등록번호. 예: 123-45-67891'),
  COMPANY_MAIL_ORDER_NUMBER: words('통신판매업 신고번호. 예: 제2026-서울강남-01234호'),
  COMPANY_ADDRESS: words('회사 주소'),
  COMPANY_PHONE: words('고객센터 전화번호. 예: 02-555-0100'),
  COMPANY_EMAIL: z.email().optional().describe('고객센터 이메일. 예: hello@example.com'),
  COMPANY_SITE_URL: address('회사 홈페이지 주소'),
  COMPANY_INTRODUCTION_URL: address('회사소개서 PDF의 주소'),
  COMPANY_CHAT_URL: address('채팅 상담 채널의 주소'),
  COMPANY_INSTAGRAM_URL: address('인스타그램 주소'),
  COMPANY_YOUTUBE_URL: address('유튜브 주소'),
  COMPANY_BLOG_URL: address('블로그 주소'),
}

type Settings = { [Name in keyof typeof companySettings]?: string | undefined }

const usualName = '빌더스컨설팅'

/** The demo company; its pages are in apps/web/public/site. */
const demo: Settings = {
  COMPANY_NAME: usualName,
  COMPANY_REPRESENTATIVE: '김서연',
  COMPANY_BUSINESS_NUMBER: '123-45-67891',
  COMPANY_MAIL_ORDER_NUMBER: '제2026-서울강남-01234호',
  COMPANY_ADDRESS: '서울특별시 강남구 테헤란로 123, 8층',
  COMPANY_PHONE: '02-555-0100',
  COMPANY_EMAIL: 'hello@builders.example',
  COMPANY_SITE_URL: '/site/index.html',
  COMPANY_INTRODUCTION_URL: '/site/introduction.pdf',
  COMPANY_CHAT_URL: '/site/channels.html#chat',
  COMPANY_INSTAGRAM_URL: '/site/channels.html#instagram',
  COMPANY_YOUTUBE_URL: '/site/channels.html#youtube',
  COMPANY_BLOG_URL: '/site/channels.html#blog',
}

const nowhere = 'http://nowhere.invalid'

/** Below the company's site: `https://www.example.com` has `https://www.example.com/guide/grants.html` */
const belowSite = (site: string, path: string) => {
  const url = new URL(path, new URL(site, nowhere))
  return url.origin === nowhere ? url.pathname : url.href
}

const guidesOf = (site: string | null) =>
  site === null ? [] : guidePage.values.map((page: GuidePage) => ({ page, url: belowSite(site, `guide/${page}.html`) }))

const channelsOf = (urls: Record<Channel, string | undefined>) =>
  keysOf(urls).flatMap((channel) => {
    const url = urls[channel]
    return url ? [{ channel, url }] : []
  })

/** Facts that are not set are not shown; demo mode uses those of the demo company. */
export const companyOf = (given: Settings, isDemo: boolean): CompanyInfo => {
  const settings: Settings = { ...(isDemo ? demo : {}), ...given }
  const siteUrl = settings.COMPANY_SITE_URL ?? null
  return {
    name: settings.COMPANY_NAME ?? usualName,
    representative: settings.COMPANY_REPRESENTATIVE ?? null,
    businessNumber: settings.COMPANY_BUSINESS_NUMBER ?? null,
    mailOrderNumber: settings.COMPANY_MAIL_ORDER_NUMBER ?? null,
    address: settings.COMPANY_ADDRESS ?? null,
    phone: settings.COMPANY_PHONE ?? null,
    email: settings.COMPANY_EMAIL ?? null,
    siteUrl,
    introductionUrl: settings.COMPANY_INTRODUCTION_URL ?? null,
    chatUrl: settings.COMPANY_CHAT_URL ?? null,
    guides: guidesOf(siteUrl),
    channels: channelsOf({
      instagram: settings.COMPANY_INSTAGRAM_URL,
      youtube: settings.COMPANY_YOUTUBE_URL,
      blog: settings.COMPANY_BLOG_URL,
    }),
  }
}
