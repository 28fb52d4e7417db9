/**
 * Programs that fetch links to show a preview or to look for harm, by what they call themselves. They get nothing and
 * count as nobody; those that hide what they are do not press the button that opens the link. People who read in the
 * browser inside an app (LinkedIn, Teams, KakaoTalk) are no programs: only what such an app sends by itself is named.
 * CUBOT makes phones.
 */
const names =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|preview|facebookexternalhit|facebot|kakaotalk-scrap|yeti\/|daum(oa)?\/|^whatsapp\/|slack-imgproxy|embedly|vkshare|w3c_validator|proofpoint|barracuda|mimecast|safelinks|urldefense|googleimageproxy|headlesschrome-lighthouse|curl\/|wget\/|python-requests|go-http-client/i

export const isBot = (userAgent: string) => names.test(userAgent)
