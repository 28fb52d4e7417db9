/** Whoever reads: a signed-in member, or a guest of a link with the address they proved. */
export interface ReaderKey {
  user_no: number | null
  sg_no: number | null
  guest: { sh_no: number; email: string | null } | null
}

interface Written {
  user_no: number | null
  sg_no: number | null
  sh_no: number | null
  guest: string | null
}

/** Only its author changes or deletes a comment; a guest who comes back is known by the address they proved. */
export const isAuthor = (reader: ReaderKey, comment: Written) => {
  if (reader.user_no !== null) return comment.user_no === reader.user_no
  if (reader.sg_no !== null && comment.sg_no === reader.sg_no) return true
  const email = reader.guest?.email ?? null
  return email !== null && comment.guest === email && comment.sh_no === reader.guest?.sh_no
}

/**
 * Staff see every thread. A company sees those that its own people and staff began, a guest the ones they began: what
 * one reader of a link asks is no other reader's to see.
 */
export const seesThread = (reader: ReaderKey & { isStaff: boolean }, first: Written) => {
  if (reader.isStaff) return true
  return reader.guest ? isAuthor(reader, first) : first.guest === null
}

/** Where the link allows it, and only under an address that was proved. */
export const mayWrite = (reader: ReaderKey, may_comment: boolean) =>
  may_comment && (reader.guest === null || reader.guest.email !== null)
