/** 010-1234-5678, 02 123 4567, 15881234 */
const phone = /(?<!\d)(0\d{1,2}[-.\s]?\d{3,4}[-.\s]?\d{4}|1[5-8]\d{2}[-.\s]?\d{4})(?!\d)/
/** 3천만 원, 1,200,000원, 5억, 2백만, $300, 20만 달러 */
const digits =
  /(\d[\d,.]*\s*(조|억|천만|백만|만|천|백)?\s*(원|달러|불)(?![가-힣]*히)|\d[\d,.]*\s*(조|억|천만|백만)|[₩$]\s?\d)/
/** 오천만 원, 삼억, 이백만 원 */
const spoken =
  /(?<![가-힣])([일이삼사오육칠팔구십백천만억수]+\s*(억|천만|백만|만)\s*(원|달러|불)?|[일이삼사오육칠팔구십]+억)(?![가-힣]*히)/

/** Whether a sentence names money or a phone number: such lines are proposed for the internal text of minutes only. */
export const isInternal = (text: string) => phone.test(text) || digits.test(text) || spoken.test(text)
