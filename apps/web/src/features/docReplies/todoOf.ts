import type { DocReply } from '@crm/contract/features/docReplies/docReplies'
import { repliesText as text } from './docReplies.messages.ts'

interface AboutDocument {
  ft_no: number
  name: string
  proj_no: number | null
  client_no: number | null
}

const escaped = (words: string) =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** A question at a page as a todo: what was asked, and a link to the page. */
export const todoOf = ({ ft_no, name, proj_no, client_no }: AboutDocument, { docr_content, docr_page }: DocReply) => {
  const path =
    proj_no === null
      ? `/employee/client/list/detail/${client_no}?view=${ft_no}&view_tab=comments&page=${docr_page}`
      : `/employee/work/detail/${proj_no}/share-detail/${ft_no}?tab=comments&page=${docr_page}`
  const link = `<p><a href="${location.origin}${path}">${escaped(text.todoPage(name, docr_page))}</a></p>`
  return {
    tl_title: [...text.todoTitle(name, docr_page)].slice(-50).join(''),
    tl_todo: `<p>${escaped(docr_content).replace(/\n/g, '<br>')}</p>${link}`,
  }
}
