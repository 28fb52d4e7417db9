import type { DocReply } from '@crm/contract/features/docReplies/docReplies'
import { repliesText as text } from './docReplies.messages.ts'

export interface AboutDocument {
  ft_no: number
  name: string
  proj_no: number | null
  client_no: number | null
}

/** What is shown when a link opens the document. */
interface Place {
  tab: 'comments' | 'readers'
  page?: number
  /** Of the report: whose reading, by their view. */
  reader?: number
}

const escaped = (words: string) =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Where staff open it: in its project, or in the data room of its company. */
const addressOf = ({ ft_no, proj_no, client_no }: AboutDocument, { tab, ...place }: Place) => {
  const isOfCompany = proj_no === null
  const path = isOfCompany
    ? `/employee/client/list/detail/${client_no}`
    : `/employee/work/detail/${proj_no}/share-detail/${ft_no}`
  const query = new URLSearchParams(isOfCompany ? { view: String(ft_no), view_tab: tab } : { tab })
  for (const [name, value] of Object.entries(place)) query.set(name, String(value))
  return `${location.origin}${path}?${query}`
}

/** A paragraph of a todo that leads back to the document. */
export const linkTo = (document: AboutDocument, place: Place, words: string) =>
  `<p><a href="${escaped(addressOf(document, place))}">${escaped(words)}</a></p>`

/** A question at a page as a todo: what was asked, and a link to the page. */
export const todoOf = (document: AboutDocument, { docr_content, docr_page: page }: DocReply) => ({
  tl_title: [...text.todoTitle(document.name, page)].slice(-50).join(''),
  tl_todo: `<p>${escaped(docr_content).replace(/\n/g, '<br>')}</p>${linkTo(document, { tab: 'comments', page }, text.todoPage(document.name, page))}`,
})
