import type { Context } from '../../../context.ts'
import { type FilledTemplate, fillTemplate } from '../../contractTemplates/preview.service.ts'
import { signingText } from './signing.messages.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What was agreed on besides, as the last article; it is text and never HTML. */
export const specialArticle = (ctr_special: string) => {
  const lines = ctr_special.split(/\r?\n/).filter((line) => line.trim())
  if (!lines.length) return ''
  return `<h3>${signingText.special}</h3>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`
}

type TextSource = FilledTemplate & { ctr_special: string }

/** The whole text of a contract with everything filled in, as it would be sent today. */
export const contractText = async (ctx: Pick<Context, 'db' | 'config'>, source: TextSource) =>
  (await fillTemplate(ctx, source)) + specialArticle(source.ctr_special)
