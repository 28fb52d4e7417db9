import type { FileShare, ShareKind, ShareRules } from '@crm/contract/features/fileShares/fileShares.rows'

/** What the forms of a share hold, whether it is new or changed. */
type ShareValues = {
  [Rule in keyof ShareRules]?: ShareRules[Rule] | undefined
} & { user_nos?: number[] | undefined; for_all?: boolean | undefined }

/** A new share, before anything is chosen. */
export const emptyShare = {
  title: '',
  for_all: true,
  password: '',
  expires_dt: null,
  most_opens: '',
  needs_email: false,
  needs_nda: false,
  may_download: true,
  may_comment: true,
  has_watermark: false,
} as const

/** The form knows the last day, the share its last minute. */
export const valuesOf = (share: FileShare) => ({
  title: share.title ?? '',
  for_all: share.people.length === 0,
  user_nos: share.people.map(({ user_no }) => user_no),
  password: '',
  expires_dt: share.expires_dt?.slice(0, 10) ?? null,
  most_opens: share.most_opens ?? ('' as const),
  needs_email: share.needs_email,
  allowed: share.allowed,
  needs_nda: share.needs_nda,
  may_download: share.may_download,
  may_comment: share.may_comment,
  has_watermark: share.has_watermark,
})

/** A share lasts to the end of its last day. */
export const bodyOf = (kind: ShareKind, values: ShareValues) => ({
  title: values.title?.trim() || null,
  for_all: values.for_all !== false,
  user_nos: kind === 'client' && values.for_all === false ? values.user_nos : [],
  expires_dt: values.expires_dt ? `${values.expires_dt} 23:59` : null,
  // An emptied field of numbers holds no number.
  most_opens: typeof values.most_opens === 'number' ? values.most_opens : null,
  needs_email: values.needs_email,
  allowed: values.needs_email ? values.allowed : [],
  needs_nda: values.needs_nda,
  may_download: values.may_download,
  may_comment: values.may_comment,
  has_watermark: values.has_watermark,
})
