import type { FileShare, ShareKind } from '@crm/contract/features/fileShares/fileShares.rows'

/** What the form of a share holds; it is sent as `bodyOf` makes it. */
export interface ShareValues extends Record<string, unknown> {
  kind: ShareKind
  title: string
  user_nos: number[]
  password: string
  /** The last day, `YYYY-MM-DD`. */
  expires_dt: string | null
  most_opens: number | ''
  needs_email: boolean
  allowed: string[]
  needs_nda: boolean
  may_download: boolean
  may_comment: boolean
  has_watermark: boolean
}

export const emptyShare = (kind: ShareKind): ShareValues => ({
  kind,
  title: '',
  user_nos: [],
  password: '',
  expires_dt: null,
  most_opens: '',
  needs_email: false,
  allowed: [],
  needs_nda: false,
  may_download: true,
  may_comment: true,
  has_watermark: false,
})

export const valuesOf = (share: FileShare): ShareValues => ({
  ...share,
  title: share.title ?? '',
  user_nos: share.people.map(({ user_no }) => user_no),
  password: '',
  expires_dt: share.expires_dt?.slice(0, 10) ?? null,
  most_opens: share.most_opens ?? '',
})

/** A share lasts to the end of its last day. */
export const bodyOf = (values: ShareValues) => ({
  kind: values.kind,
  title: values.title.trim() || null,
  user_nos: values.kind === 'client' ? values.user_nos : [],
  expires_dt: values.expires_dt ? `${values.expires_dt} 23:59` : null,
  most_opens: values.most_opens === '' ? null : values.most_opens,
  needs_email: values.needs_email,
  allowed: values.needs_email ? values.allowed : [],
  needs_nda: values.needs_nda,
  may_download: values.may_download,
  may_comment: values.may_comment,
  has_watermark: values.has_watermark,
})
